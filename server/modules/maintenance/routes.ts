import { createRoute } from '@hono/zod-openapi';
import { maintenanceSchema } from '../../../lib/maintenance/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { neverCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { MaintenanceState } from './ports.ts';

export function maintenanceRoutes(
  app: ApiApp,
  { maintenance }: { readonly maintenance: () => Promise<MaintenanceState> },
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
