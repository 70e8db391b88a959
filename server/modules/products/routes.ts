import { createRoute } from '@hono/zod-openapi';
import { idParamSchema, localeQuerySchema, seenSchema } from '../../../lib/api/contract.ts';
import {
  barcodesChangeSchema,
  factsChangeSchema,
  medicineChangeSchema,
  newProductSchema,
  officeProductDetailSchema,
  officeProductPageSchema,
  officeProductQuerySchema,
  pricesChangeSchema,
  seoChangeSchema,
} from '../../../lib/products/contract.ts';
import { isAble } from '../../core/person.ts';
import { placeOf, toWireSides } from '../../core/place-in-list.ts';
import type { ApiApp } from '../../http/context.ts';
import { found, unwrap } from '../../http/errors.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import { toFilter } from './bulk-routes.ts';
import { toWireDetail, toWireProduct } from './mapper.ts';
import type { ProductsRepo } from './ports.ts';
import type { ManageProducts } from './rules/manage-products.ts';
import { toFacts, toMedicine, toNewProduct, toPrices, toSeo } from './rules/part-values.ts';

const common = { tags: ['Products'] };
const query = localeQuerySchema;
const params = idParamSchema;
const refusals = [400, 401, 403, 404, 409, 422] as const;

interface Parts {
  readonly officeProducts: Pick<ProductsRepo, 'list' | 'read'>;
  readonly manageProducts: ManageProducts;
}

/** Products as the office lists and edits them (`docs/product/office.md`, "Products"). */
export function officeProductRoutes(app: ApiApp, parts: Parts): void {
  readRoutes(app, parts);
  changeRoutes(app, parts);
  findingRoutes(app, parts);
  moveRoutes(app, parts);
}

function readRoutes(app: ApiApp, { officeProducts }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/products',
      description: 'Drafts and archived products too.',
      request: { query: officeProductQuerySchema },
      responses: answers(officeProductPageSchema, 401, 403, 422),
    }),
    async (c) => {
      const { locale, page, per_page, sort, ...wanted } = c.req.valid('query');
      const { after, before, end, ...filter } = wanted;
      const place = placeOf({ page, per_page, after, before, end });
      const { rows, total, ...sides } = await officeProducts.list(toFilter(filter), sort, place);
      const entities = rows.map((row) => toWireProduct(row, locale));
      return c.json({ entities, page, per_page, total, ...toWireSides(sides) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/products/{id}',
      request: { query, params },
      responses: answers(officeProductDetailSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const product = found(await officeProducts.read(c.req.valid('param').id));
      return c.json(toWireDetail(product), 200);
    },
  );
}

function changeRoutes(app: ApiApp, { manageProducts }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/products',
      description: 'Adds a draft: no medicine, without a price.',
      request: { query, body: jsonBody(newProductSchema) },
      responses: created(officeProductDetailSchema, 400, 401, 403, 422),
    }),
    async (c) => {
      const product = toNewProduct(c.req.valid('json'));
      return c.json(toWireDetail(unwrap(await manageProducts.add(callOf(c), product))), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/products/{id}/duplicate',
      description:
        'Adds a draft like it, without barcodes, stock and reviews; with its prices by `prices.write`.',
      request: { query, params },
      responses: created(officeProductDetailSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const withPrices = isAble(c.get('person'), 'prices.write');
      const copied = await manageProducts.duplicate(callOf(c), id, withPrices);
      return c.json(toWireDetail(unwrap(copied)), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/products/{id}',
      request: { query, params, body: jsonBody(factsChangeSchema) },
      responses: answers(officeProductDetailSchema, ...refusals),
    }),
    async (c) => {
      const { version, ...facts } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version };
      const saved = await manageProducts.changeFacts(callOf(c), seen, toFacts(facts));
      return c.json(toWireDetail(unwrap(saved)), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/products/{id}/prices',
      request: { query, params, body: jsonBody(pricesChangeSchema) },
      responses: answers(officeProductDetailSchema, ...refusals),
    }),
    async (c) => {
      const { version, ...prices } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version };
      const saved = await manageProducts.changePrices(callOf(c), seen, toPrices(prices));
      return c.json(toWireDetail(unwrap(saved)), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/products/{id}/medicine',
      description: 'Medicine class and registration number, which a pharmacist decides.',
      request: { query, params, body: jsonBody(medicineChangeSchema) },
      responses: answers(officeProductDetailSchema, ...refusals),
    }),
    async (c) => {
      const { version, ...medicine } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version };
      const saved = await manageProducts.changeMedicine(callOf(c), seen, toMedicine(medicine));
      return c.json(toWireDetail(unwrap(saved)), 200);
    },
  );
}

/** Parts by which a product is found. */
function findingRoutes(app: ApiApp, { manageProducts }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/products/{id}/seo',
      description: 'Texts for search engines, and words that search finds it by.',
      request: { query, params, body: jsonBody(seoChangeSchema) },
      responses: answers(officeProductDetailSchema, ...refusals),
    }),
    async (c) => {
      const { version, ...seo } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version };
      return c.json(
        toWireDetail(unwrap(await manageProducts.changeSeo(callOf(c), seen, toSeo(seo)))),
        200,
      );
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/products/{id}/barcodes',
      description: 'Replaces all of them. A barcode belongs to one product.',
      request: { query, params, body: jsonBody(barcodesChangeSchema) },
      responses: answers(officeProductDetailSchema, ...refusals),
    }),
    async (c) => {
      const { version, ...barcodes } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version };
      const saved = await manageProducts.changeBarcodes(callOf(c), seen, barcodes);
      return c.json(toWireDetail(unwrap(saved)), 200);
    },
  );
}

function moveRoutes(app: ApiApp, { manageProducts }: Parts): void {
  for (const move of ['publish', 'archive'] as const) {
    app.openapi(
      createRoute({
        ...common,
        method: 'post',
        path: `/products/{id}/${move}`,
        request: { query, params, body: jsonBody(seenSchema) },
        responses: answers(officeProductDetailSchema, ...refusals),
      }),
      async (c) => {
        const seen = { ...c.req.valid('param'), ...c.req.valid('json') };
        return c.json(toWireDetail(unwrap(await manageProducts[move](callOf(c), seen))), 200);
      },
    );
  }
}
