import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema, seenSchema } from '../../../lib/api/contract.ts';
import {
  peopleQuerySchema,
  personChangeSchema,
  personDetailSchema,
  personPageSchema,
  personParamSchema,
} from '../../../lib/people/contract.ts';
import { placeOf, toWireSides } from '../../core/place-in-list.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import { peopleCallOf } from './call.ts';
import { toWireDetail, toWirePerson } from './mapper.ts';
import type { PeopleUseCases } from './use-cases.ts';

const common = { tags: ['People'] };
const query = localeQuerySchema;
const params = personParamSchema;

/** People who work here (`docs/product/people.md`). */
export function peopleRoutes(app: ApiApp, { people }: { readonly people: PeopleUseCases }): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/people',
      request: { query: query.extend(peopleQuerySchema.shape) },
      responses: answers(personPageSchema, 401, 403, 422),
    }),
    async (c) => {
      const { locale, q, role_id: roleId, state, ...place } = c.req.valid('query');
      const filter = { q, roleId, here: state === 'here' };
      const { rows, total, ...sides } = await people.list(filter, placeOf(place));
      const { page, per_page } = place;
      const entities = rows.map((person) => toWirePerson(person, locale));
      return c.json({ entities, page, per_page, total, ...toWireSides(sides) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/people/{member_id}',
      request: { query, params },
      responses: answers(personDetailSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const found = unwrap(await people.detail(c.req.valid('param').member_id));
      return c.json(toWireDetail(found, c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/people/{member_id}',
      request: { query, params, body: jsonBody(personChangeSchema) },
      responses: answers(personDetailSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { member_id: id } = c.req.valid('param');
      const { version, role_id: roleId, branch_ids: branchIds } = c.req.valid('json');
      unwrap(await people.manage.change(peopleCallOf(c), id, { roleId, branchIds }, version));
      return c.json(toWireDetail(unwrap(await people.detail(id)), c.get('locale')), 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/people/{member_id}',
      description: 'Ends the work here, and all sign-ins.',
      request: { query: query.extend(seenSchema.shape), params },
      responses: answers(emptySchema, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { member_id: id } = c.req.valid('param');
      unwrap(await people.manage.remove(peopleCallOf(c), id, c.req.valid('query').version));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/people/{member_id}/sign-ins',
      request: { query, params },
      responses: answers(emptySchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { member_id: id } = c.req.valid('param');
      unwrap(await people.manage.endSignIns(peopleCallOf(c), id));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/people/{member_id}/second-factor',
      description: 'Asks for a reset; the call of a second person within a day carries it out.',
      request: { query, params },
      responses: answers(personDetailSchema, 401, 403, 404, 422),
    }),
    async (c) => {
      const { member_id: id } = c.req.valid('param');
      unwrap(await people.manage.resetSecondFactor(peopleCallOf(c), id));
      return c.json(toWireDetail(unwrap(await people.detail(id)), c.get('locale')), 200);
    },
  );
}
