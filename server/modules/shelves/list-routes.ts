import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  listChangeSchema,
  listParamSchema,
  pickedListSchema,
} from '../../../lib/shelves/contract-lists.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import { toWireList } from './mapper.ts';
import type { ListRepo } from './ports.ts';
import type { ManageLists } from './rules/manage-lists.ts';

const common = { tags: ['Shelves'] };
const path = '/product-lists/{list}';
const query = localeQuerySchema;
const params = listParamSchema;

export interface ListParts {
  readonly officeLists: Pick<ListRepo, 'read'>;
  readonly manageLists: ManageLists;
}

/** Lists of products that people pick by hand (`docs/product/office.md`, "Brands and categories"). */
export function officeListRoutes(app: ApiApp, { officeLists, manageLists }: ListParts): void {
  app.openapi(
    createRoute({
      ...common,
      path,
      method: 'get',
      request: { query, params },
      responses: answers(pickedListSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { list } = c.req.valid('param');
      return c.json(toWireList(list, await officeLists.read(list)), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      path,
      method: 'put',
      request: { query, params, body: jsonBody(listChangeSchema) },
      responses: answers(pickedListSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version, products } = c.req.valid('json');
      const seen = { ...c.req.valid('param'), version };
      const saved = await manageLists.change(callOf(c), seen, products);
      return c.json(toWireList(seen.list, unwrap(saved)), 200);
    },
  );
}
