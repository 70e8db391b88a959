import { createRoute, z } from '@hono/zod-openapi';
import {
  brandCategoryQuerySchema,
  brandCategorySchema,
  categorySchema,
  formerSlugsSchema,
} from '../../../lib/catalog/contract.ts';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { toBrandCategory, toCategory } from './mapper.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import type { CatalogReads } from './ports.ts';

export function categoryRoutes(app: ApiApp, { catalog }: { readonly catalog: CatalogReads }): void {
  for (const path of ['/categories/web/tree', '/categories/tree'] as const) {
    app.openapi(
      createRoute({
        method: 'get',
        path,
        tags: ['Catalogue'],
        middleware: [publicCache(60)] as const,
        request: { query: localeQuerySchema },
        responses: answers(z.array(categorySchema), 422),
      }),
      async (c) => {
        const { locale } = c.req.valid('query');
        const tree = await catalog.categories();
        return c.json(
          tree.map((node) => toCategory(node, locale)),
          200,
        );
      },
    );
  }

  app.openapi(
    createRoute({
      method: 'get',
      path: '/categories/former-slugs',
      tags: ['Catalogue'],
      description: 'Addresses with them lead to the department.',
      middleware: [publicCache(60)] as const,
      responses: answers(formerSlugsSchema),
    }),
    async (c) => {
      const slugs = await catalog.formerSlugs();
      const entities = slugs.map(({ slug, departmentId }) => ({ slug, dept_id: departmentId }));
      return c.json({ entities }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: 'get',
      path: '/brands/category',
      tags: ['Catalogue'],
      middleware: [publicCache(60)] as const,
      request: { query: brandCategoryQuerySchema },
      responses: answers(z.array(brandCategorySchema), 422),
    }),
    async (c) => {
      const { locale, brand } = c.req.valid('query');
      const tree = await catalog.brandCategories(brand);
      return c.json(
        tree.map((node) => toBrandCategory(node, locale)),
        200,
      );
    },
  );
}
