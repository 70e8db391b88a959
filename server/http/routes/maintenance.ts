import { createRoute } from '@hono/zod-openapi';
import { maintenanceSchema } from '../../../lib/api/contract/maintenance.ts';
import type { ApiApp } from '../context.ts';
import { neverCache } from '../middleware/cache.ts';
import { answers } from '../responses.ts';
import type { UseCases } from '../use-cases.ts';

export function maintenanceRoutes(
  app: ApiApp,
  { maintenance }: Pick<UseCases, 'maintenance'>,
): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/maintenance',
      tags: ['Operation'],
      middleware: neverCache,
      responses: answers(maintenanceSchema),
    }),
    async (c) => {
      const { isMaintain, webImage } = await maintenance();
      return c.json({ is_maintain: isMaintain, web_image: webImage }, 200);
    },
  );
}
