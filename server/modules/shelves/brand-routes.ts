import { createRoute } from '@hono/zod-openapi';
import {
  emptySchema,
  idParamSchema,
  localeQuerySchema,
  seenSchema,
} from '../../../lib/api/contract.ts';
import {
  brandChangeSchema,
  newBrandSchema,
  officeBrandDetailSchema,
  officeBrandPageSchema,
  officeBrandQuerySchema,
} from '../../../lib/shelves/contract.ts';
import { placeOf, toWireSides } from '../../core/place-in-list.ts';
import type { ApiApp } from '../../http/context.ts';
import { found, unwrap } from '../../http/errors.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import { toBrandFacts, toNewBrand, toWireBrand, toWireBrandDetail } from './mapper.ts';
import type { BrandRepo } from './ports.ts';
import type { ManageBrands } from './rules/manage-brands.ts';

const common = { tags: ['Shelves'] };
const query = localeQuerySchema;
const params = idParamSchema;

export interface BrandParts {
  readonly officeBrands: Pick<BrandRepo, 'list' | 'read'>;
  readonly manageBrands: ManageBrands;
}

/** Brands as the office lists and edits them (`docs/product/office.md`, "Brands and categories"). */
export function officeBrandRoutes(app: ApiApp, parts: BrandParts): void {
  readRoutes(app, parts);
  changeRoutes(app, parts);
}

function readRoutes(app: ApiApp, { officeBrands }: BrandParts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/brands',
      request: { query: officeBrandQuerySchema },
      responses: answers(officeBrandPageSchema, 401, 403, 422),
    }),
    async (c) => {
      const { locale, q, sort, ...place } = c.req.valid('query');
      const found = await officeBrands.list({ locale, q, sort }, placeOf(place));
      const { rows, total, ...sides } = found;
      const { page, per_page } = place;
      const entities = rows.map(toWireBrand);
      return c.json({ entities, page, per_page, total, ...toWireSides(sides) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/brands/{id}',
      request: { query, params },
      responses: answers(officeBrandDetailSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const brand = found(await officeBrands.read(c.req.valid('param').id));
      return c.json(toWireBrandDetail(brand), 200);
    },
  );
}

function changeRoutes(app: ApiApp, { manageBrands }: BrandParts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/brands',
      request: { query, body: jsonBody(newBrandSchema) },
      responses: created(officeBrandDetailSchema, 400, 401, 403, 422),
    }),
    async (c) => {
      const brand = toNewBrand(c.req.valid('json'));
      return c.json(toWireBrandDetail(unwrap(await manageBrands.add(callOf(c), brand))), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/brands/{id}',
      request: { query, params, body: jsonBody(brandChangeSchema) },
      responses: answers(officeBrandDetailSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version, ...facts } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version };
      const saved = await manageBrands.change(callOf(c), seen, toBrandFacts(facts));
      return c.json(toWireBrandDetail(unwrap(saved)), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/brands/{id}',
      description: 'Only a brand without products.',
      request: { params, query: query.extend(seenSchema.shape) },
      responses: answers(emptySchema, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const seen = { ...c.req.valid('param'), version: c.req.valid('query').version };
      unwrap(await manageBrands.remove(callOf(c), seen));
      return c.json({}, 200);
    },
  );
}
