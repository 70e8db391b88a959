import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import { stockHoldPageSchema, stockHoldQuerySchema } from '../../../lib/orders/contract-holds.ts';
import {
  lowLevelChangeSchema,
  movementPageSchema,
  movementQuerySchema,
  newMovementSchema,
  stockDetailSchema,
  stockPageSchema,
  stockParamSchema,
  stockPlaceParamSchema,
  stockPlacesSchema,
  stockQuerySchema,
} from '../../../lib/stock/contract.ts';
import { placeOf, toWireSides } from '../../core/place-in-list.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { idempotent } from '../../http/middleware/idempotency.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import {
  toMovement,
  toWireDetail,
  toWireHold,
  toWireMovement,
  toWirePlace,
  toWireRow,
} from './mapper.ts';
import type { SetLowLevel } from './rules/low-level.ts';
import type { MoveStock } from './rules/move-stock.ts';
import type { ReadStock } from './rules/read-stock.ts';

const common = { tags: ['Stock'] };
const query = localeQuerySchema;
const params = stockParamSchema;
const PER_PAGE = 20;

type StockParts = {
  readonly readStock: ReadStock;
  readonly moveStock: MoveStock;
  readonly setLowLevel: SetLowLevel;
} & Parameters<typeof idempotent>[0];

/** Stock in the office (`docs/product/office.md`, "Stock"). */
export function stockRoutes(app: ApiApp, parts: StockParts): void {
  listRoutes(app, parts);
  productRoutes(app, parts);
  changeRoutes(app, parts);
}

function listRoutes(app: ApiApp, { readStock }: StockParts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/stock',
      request: { query: query.extend(stockQuerySchema.shape) },
      responses: answers(stockPageSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { locale, q, code, branch_id: branchId, level, ...place } = c.req.valid('query');
      const filter = { q, code, branchId, level };
      const found = await readStock.list(c.get('person'), filter, placeOf(place));
      const { rows, total, ...sides } = unwrap(found);
      const entities = rows.map((row) => toWireRow(row, locale));
      const { page, per_page } = place;
      return c.json({ entities, page, per_page, total, ...toWireSides(sides) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/stock/places',
      description: 'The online warehouse and branches whose stock the person sees.',
      request: { query },
      responses: answers(stockPlacesSchema, 401, 403, 422),
    }),
    async (c) => {
      const places = await readStock.places(c.get('person'));
      return c.json({ entities: places.map((one) => toWirePlace(one, c.get('locale'))) }, 200);
    },
  );
}

function productRoutes(app: ApiApp, { readStock }: StockParts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/stock/{product_id}',
      request: { query, params },
      responses: answers(stockDetailSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { product_id: id } = c.req.valid('param');
      const detail = unwrap(await readStock.detail(c.get('person'), id));
      return c.json(toWireDetail(detail, c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/stock/{product_id}/movements',
      description: 'Newest first.',
      request: { query: query.extend(movementQuerySchema.shape), params },
      responses: answers(movementPageSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { product_id: id } = c.req.valid('param');
      const { before, per_page: limit = PER_PAGE, branch_id: branchId } = c.req.valid('query');
      const slice = { before, limit, branchId };
      const { rows, next } = unwrap(await readStock.movements(c.get('person'), id, slice));
      return c.json(
        { entities: rows.map((row) => toWireMovement(row, c.get('locale'))), next },
        200,
      );
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/stock/{product_id}/holds',
      description: 'Open orders for which pieces are reserved, oldest first.',
      request: { query: query.extend(stockHoldQuerySchema.shape), params },
      responses: answers(stockHoldPageSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { product_id: id } = c.req.valid('param');
      const { page, per_page, branch_id: branchId } = c.req.valid('query');
      const slice = { branchId, limit: per_page, offset: (page - 1) * per_page };
      const { rows, total, reserved } = unwrap(await readStock.holds(c.get('person'), id, slice));
      return c.json({ entities: rows.map(toWireHold), page, per_page, total, reserved }, 200);
    },
  );
}

function changeRoutes(app: ApiApp, parts: StockParts): void {
  const { readStock, moveStock, setLowLevel } = parts;
  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/stock/movements',
      middleware: idempotent(parts),
      request: { query, body: jsonBody(newMovementSchema) },
      responses: created(stockDetailSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const body = c.req.valid('json');
      const person = c.get('person');
      const call = { ...callOf(c), person, requestKey: c.get('idempotencyKey') };
      unwrap(await moveStock(call, toMovement(body), body.note));
      const detail = unwrap(await readStock.detail(person, body.product_id));
      return c.json(toWireDetail(detail, c.get('locale')), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/stock/{product_id}/low-levels/{branch_id}',
      description: 'Sets up to how many free pieces the product is low in a place.',
      request: { query, params: stockPlaceParamSchema, body: jsonBody(lowLevelChangeSchema) },
      responses: answers(stockDetailSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { product_id: productId, branch_id: branchId } = c.req.valid('param');
      const { version, ...level } = c.req.valid('json');
      const person = c.get('person');
      unwrap(await setLowLevel({ ...callOf(c), person }, { productId, branchId, version }, level));
      const detail = unwrap(await readStock.detail(person, productId));
      return c.json(toWireDetail(detail, c.get('locale')), 200);
    },
  );
}
