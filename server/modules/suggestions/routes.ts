import { createRoute } from '@hono/zod-openapi';
import { suggestionsQuerySchema, suggestionsSchema } from '../../../lib/search/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { publicCache } from '../../http/middleware/cache.ts';
import { answers } from '../../http/responses.ts';
import { toDepartment } from '../catalog/mapper.ts';
import { toProductCard } from '../catalog/product-mapper.ts';
import type { Suggest } from './rules/suggest.ts';

/** Suggestions while a search is typed (`docs/product/browse.md`, "Search"). */
export function suggestionRoutes(app: ApiApp, { suggest }: { readonly suggest: Suggest }): void {
  app.openapi(
    createRoute({
      method: 'get',
      tags: ['Catalogue'],
      middleware: publicCache(60),
      path: '/suggestions',
      description: 'At most ten rows of all kinds while a search is typed.',
      request: { query: suggestionsQuerySchema },
      responses: answers(suggestionsSchema, 422),
    }),
    async (c) => {
      const { q, locale } = c.req.valid('query');
      const { query, rows } = await suggest(q ?? '');
      return c.json(
        {
          query,
          words: [...rows.words],
          complaints: rows.complaints.map(({ guide, keyword }) => ({
            name: guide.name[locale],
            keyword,
          })),
          brands: rows.brands.map(({ id, name }) => ({ id, name: name[locale] })),
          departments: rows.departments.map(({ category, department }) =>
            toDepartment(category, department, locale),
          ),
          products: rows.products.map((product) => toProductCard(product, locale)),
          articles: rows.articles.map(({ id, title }) => ({ id, title: title[locale] })),
        },
        200,
      );
    },
  );
}
