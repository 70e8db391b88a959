import { createRoute } from '@hono/zod-openapi';
import { careGuideListSchema, careGuideQuerySchema } from '../../../lib/care-guides/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import { toCareGuide } from './mapper.ts';
import type { ReadCareGuides } from './rules/read-care-guides.ts';

/** General advice for complaints (`docs/product/health.md`, "Care guides"). */
export function careGuideRoutes(
  app: ApiApp,
  { readCareGuides }: { readonly readCareGuides: ReadCareGuides },
): void {
  app.openapi(
    createRoute({
      method: 'get',
      tags: ['Catalogue'],
      middleware: publicCache(60),
      path: '/care-guides',
      description: 'Advice for the complaints that a search names; empty if it names none.',
      request: { query: careGuideQuerySchema },
      responses: answers(careGuideListSchema, 422),
    }),
    async (c) => {
      const { q, locale } = c.req.valid('query');
      const guides = await readCareGuides(q ?? '', locale);
      return c.json({ entities: guides.map((guide) => toCareGuide(guide, locale)) }, 200);
    },
  );
}
