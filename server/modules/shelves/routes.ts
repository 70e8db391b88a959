import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { shelvesSchema } from '../../../lib/shelves/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { answers } from '../../http/responses.ts';
import { officeAttributeRoutes, type AttributeParts } from './attribute-routes.ts';
import { officeBrandRoutes, type BrandParts } from './brand-routes.ts';
import { officeCategoryRoutes, type CategoryParts } from './category-routes.ts';
import { officeListRoutes, type ListParts } from './list-routes.ts';
import { toWireShelves } from './mapper.ts';
import type { Shelves } from './ports.ts';

interface Parts extends BrandParts, CategoryParts, ListParts, AttributeParts {
  readonly shelves: () => Promise<Shelves>;
}

export function shelfRoutes(app: ApiApp, parts: Parts): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/shelves',
      tags: ['Shelves'],
      description: 'Brands and departments that a product may have.',
      request: { query: localeQuerySchema },
      responses: answers(shelvesSchema, 401, 403, 422),
    }),
    async (c) => {
      const { locale } = c.req.valid('query');
      return c.json(toWireShelves(await parts.shelves(), locale), 200);
    },
  );
  officeBrandRoutes(app, parts);
  officeCategoryRoutes(app, parts);
  officeListRoutes(app, parts);
  officeAttributeRoutes(app, parts);
}
