import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  invitationListSchema,
  invitationParamSchema,
  invitationSchema,
  joinSchema,
  newInvitationSchema,
} from '../../../lib/people/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import { callOf } from '../audit/call.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import { peopleCallOf } from './call.ts';
import { toWireInvitation } from './mapper.ts';
import type { PeopleUseCases } from './use-cases.ts';

const query = localeQuerySchema;

export function invitationRoutes(
  app: ApiApp,
  { people: { invitations } }: { readonly people: PeopleUseCases },
): void {
  const common = { tags: ['People'] };

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/invitations',
      request: { query },
      responses: answers(invitationListSchema, 401, 403, 422),
    }),
    async (c) => c.json({ entities: (await invitations.open()).map(toWireInvitation) }, 200),
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/invitations',
      description: 'Sends a link by SMS or mail, valid for seven days.',
      request: { query, body: jsonBody(newInvitationSchema) },
      responses: created(invitationSchema, 400, 401, 403, 422),
    }),
    async (c) => {
      const { phone_number: phone = '', email = '', ...place } = c.req.valid('json');
      const placement = { roleId: place.role_id, branchIds: place.branch_ids };
      const sent = await invitations.send(peopleCallOf(c), { phone, email, ...placement });
      return c.json(toWireInvitation(unwrap(sent)), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/invitations/{id}',
      request: { query, params: invitationParamSchema },
      responses: answers(emptySchema, 401, 403, 404, 422),
    }),
    async (c) => {
      unwrap(await invitations.withdraw(peopleCallOf(c), c.req.valid('param').id));
      return c.json({}, 200);
    },
  );
}

/** The signed-in member follows the link of an invitation. */
export function joinRoutes(
  app: ApiApp,
  { identity, people }: { readonly identity: IdentityUseCases; readonly people: PeopleUseCases },
): void {
  app.openapi(
    createRoute({
      tags: ['People'],
      method: 'post',
      path: '/me/invitation',
      middleware: requireMember(identity),
      request: { query, body: jsonBody(joinSchema) },
      responses: answers(emptySchema, 400, 401, 409, 422),
    }),
    async (c) => {
      const { token } = c.req.valid('json');
      unwrap(await people.invitations.accept(callOf(c), c.get('member'), token));
      return c.json({}, 200);
    },
  );
}
