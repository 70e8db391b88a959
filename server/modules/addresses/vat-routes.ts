import { createRoute } from '@hono/zod-openapi';
import {
  vatAddressInputSchema,
  vatAddressListSchema,
  vatAddressPatchSchema,
  vatAddressSchema,
} from '../../../lib/addresses/contract-vat.ts';
import { emptySchema, idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found, unwrap } from '../../http/errors.ts';
import { toVatAddress, toVatChanges, toVatFields } from './vat-mapper.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { VatAddressUseCases } from './use-cases.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';

/** Tax addresses of the signed-in member (`docs/product/account.md`, "Tax addresses"). */
export function vatAddressRoutes(
  app: ApiApp,
  {
    identity,
    vatAddresses: addresses,
  }: { readonly identity: IdentityUseCases; readonly vatAddresses: VatAddressUseCases },
): void {
  const common = { tags: ['Tax addresses'], middleware: requireMember(identity) };
  const query = localeQuerySchema;
  const params = idParamSchema;

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/vat-addresses',
      request: { query },
      responses: answers(vatAddressListSchema, 401, 422),
    }),
    async (c) => {
      const entities = await addresses.list(c.get('member').id);
      return c.json({ entities: entities.map((row) => toVatAddress(row, c.get('locale'))) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/vat-addresses',
      request: { query, body: jsonBody(vatAddressInputSchema) },
      responses: created(vatAddressSchema, 400, 401, 422),
    }),
    async (c) => {
      const fields = toVatFields(c.req.valid('json'));
      const address = unwrap(await addresses.create(c.get('member').id, fields));
      return c.json(toVatAddress(address, c.get('locale')), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'patch',
      path: '/me/vat-addresses/{id}',
      request: { query, params, body: jsonBody(vatAddressPatchSchema) },
      responses: answers(vatAddressSchema, 400, 401, 404, 422),
    }),
    async (c) => {
      const changes = toVatChanges(c.req.valid('json'));
      const updated = await addresses.update(c.get('member').id, c.req.valid('param').id, changes);
      return c.json(toVatAddress(found(unwrap(updated)), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/me/vat-addresses/{id}',
      request: { query, params },
      responses: answers(emptySchema, 401, 404, 422),
    }),
    async (c) => {
      found(unwrap(await addresses.remove(c.get('member').id, c.req.valid('param').id)));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/vat-addresses/{id}/default',
      request: { query, params },
      responses: answers(vatAddressSchema, 401, 404, 422),
    }),
    async (c) => {
      const chosen = await addresses.chooseDefault(c.get('member').id, c.req.valid('param').id);
      return c.json(toVatAddress(found(unwrap(chosen)), c.get('locale')), 200);
    },
  );
}
