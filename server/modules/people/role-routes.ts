import { createRoute } from '@hono/zod-openapi';
import {
  emptySchema,
  idParamSchema,
  localeQuerySchema,
  seenSchema,
} from '../../../lib/api/contract.ts';
import {
  newRoleSchema,
  roleChangeSchema,
  roleListSchema,
  roleSchema,
} from '../../../lib/people/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import { peopleCallOf } from './call.ts';
import { toNewRole, toWireRole } from './mapper.ts';
import type { PeopleUseCases } from './use-cases.ts';

const common = { tags: ['People'] };
const query = localeQuerySchema;

/** Roles: rows of abilities. */
export function roleRoutes(
  app: ApiApp,
  { people: { roles } }: { readonly people: PeopleUseCases },
): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/roles',
      request: { query },
      responses: answers(roleListSchema, 401, 403, 422),
    }),
    async (c) => {
      const all = await roles.all();
      return c.json({ entities: all.map((role) => toWireRole(role, role.people)) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/roles',
      request: { query, body: jsonBody(newRoleSchema) },
      responses: created(roleSchema, 400, 401, 403, 422),
    }),
    async (c) => {
      const role = unwrap(await roles.add(peopleCallOf(c), toNewRole(c.req.valid('json'))));
      return c.json(toWireRole(role, 0), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/roles/{id}',
      description: 'Of a built-in role only the limit changes.',
      request: { query, params: idParamSchema, body: jsonBody(roleChangeSchema) },
      responses: answers(roleListSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version, ...role } = c.req.valid('json');
      const { id } = c.req.valid('param');
      unwrap(await roles.change(peopleCallOf(c), id, toNewRole(role), version));
      const all = await roles.all();
      return c.json({ entities: all.map((one) => toWireRole(one, one.people)) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/roles/{id}',
      request: { params: idParamSchema, query: query.extend(seenSchema.shape) },
      responses: answers(emptySchema, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version } = c.req.valid('query');
      unwrap(await roles.remove(peopleCallOf(c), c.req.valid('param').id, version));
      return c.json({}, 200);
    },
  );
}
