import { createRoute } from '@hono/zod-openapi';
import {
  addressInputSchema,
  addressListSchema,
  addressPatchSchema,
  addressSchema,
} from '../../../lib/addresses/contract.ts';
import { emptySchema, idParamSchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { found, unwrap } from '../../http/errors.ts';
import { toAddress, toAddressFields } from './mapper.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { AddressUseCases } from './use-cases.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';

/** Delivery addresses of the signed-in member (`docs/product/account.md`, "Addresses"). */
export function addressRoutes(
  app: ApiApp,
  {
    identity,
    addresses,
  }: { readonly identity: IdentityUseCases; readonly addresses: AddressUseCases },
): void {
  const common = { tags: ['Addresses'], middleware: requireMember(identity) };
  const query = localeQuerySchema;
  const params = idParamSchema;

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/addresses',
      request: { query },
      responses: answers(addressListSchema, 401, 422),
    }),
    async (c) => {
      const entities = await addresses.list(c.get('member').id);
      return c.json({ entities: entities.map((row) => toAddress(row, c.get('locale'))) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/addresses',
      request: { query, body: jsonBody(addressInputSchema) },
      responses: created(addressSchema, 400, 401, 422),
    }),
    async (c) => {
      const fields = toAddressFields(c.req.valid('json'));
      const address = unwrap(await addresses.create(c.get('member').id, fields));
      return c.json(toAddress(address, c.get('locale')), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'patch',
      path: '/me/addresses/{id}',
      request: { query, params, body: jsonBody(addressPatchSchema) },
      responses: answers(addressSchema, 400, 401, 404, 422),
    }),
    async (c) => {
      const changes = toAddressFields(c.req.valid('json'));
      const updated = await addresses.update(c.get('member').id, c.req.valid('param').id, changes);
      return c.json(toAddress(found(unwrap(updated)), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/me/addresses/{id}',
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
      path: '/me/addresses/{id}/default',
      request: { query, params },
      responses: answers(addressSchema, 401, 404, 422),
    }),
    async (c) => {
      const chosen = await addresses.chooseDefault(c.get('member').id, c.req.valid('param').id);
      return c.json(toAddress(found(unwrap(chosen)), c.get('locale')), 200);
    },
  );
}
