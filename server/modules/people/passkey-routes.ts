import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema, seenSchema } from '../../../lib/api/contract.ts';
import {
  newPasskeySchema,
  passkeyChangeSchema,
  passkeyCreationSchema,
  passkeyListSchema,
  passkeyParamSchema,
  passkeyProofSchema,
  passkeyRequestSchema,
} from '../../../lib/people/contract-passkeys.ts';
import { recoveryCodesSchema } from '../../../lib/people/contract-second-factor.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import { unlockingOf } from './call.ts';
import { toWirePasskey } from './mapper.ts';
import type { PeopleUseCases } from './use-cases.ts';

const common = { tags: ['People'] };
const query = localeQuerySchema;
const params = passkeyParamSchema;

interface Parts {
  readonly people: PeopleUseCases;
}

/** The caller's own passkeys; the first is made, and each is shown, before the office is open. */
export function passkeyRoutes(app: ApiApp, parts: Parts): void {
  addingRoutes(app, parts);
  showingRoutes(app, parts);
  keptRoutes(app, parts);
}

function addingRoutes(app: ApiApp, { people: { passkeys } }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/second-factor/passkeys/begin',
      description: 'Options of `navigator.credentials.create()`; valid once, for five minutes.',
      request: { query },
      responses: answers(passkeyCreationSchema, 401, 403, 409, 422),
    }),
    async (c) => c.json(unwrap(await passkeys.beginAdd(unlockingOf(c))), 200),
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/second-factor/passkeys',
      request: { query, body: jsonBody(newPasskeySchema) },
      responses: answers(recoveryCodesSchema, 400, 401, 403, 409, 422, 429),
    }),
    async (c) => {
      const { name, transports, ...answer } = c.req.valid('json');
      const codes = await passkeys.add(unlockingOf(c), name, {
        credentialId: answer.credential_id,
        clientData: answer.client_data,
        attestationObject: answer.attestation_object,
        transports,
      });
      return c.json({ recovery_codes: [...unwrap(codes)] }, 200);
    },
  );
}

function showingRoutes(app: ApiApp, { people: { passkeys } }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/second-factor/show/passkey/begin',
      description: 'Options of `navigator.credentials.get()`; valid once, for five minutes.',
      request: { query },
      responses: answers(passkeyRequestSchema, 401, 403, 409, 422),
    }),
    async (c) => c.json(unwrap(await passkeys.beginShow(unlockingOf(c))), 200),
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/second-factor/show/passkey',
      request: { query, body: jsonBody(passkeyProofSchema) },
      responses: answers(emptySchema, 400, 401, 403, 409, 422, 429),
    }),
    async (c) => {
      const proof = c.req.valid('json');
      const shown = await passkeys.show(unlockingOf(c), {
        credentialId: proof.credential_id,
        clientData: proof.client_data,
        authenticatorData: proof.authenticator_data,
        signature: proof.signature,
      });
      unwrap(shown);
      return c.json({}, 200);
    },
  );
}

function keptRoutes(app: ApiApp, { people: { passkeys } }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/second-factor/passkeys',
      request: { query },
      responses: answers(passkeyListSchema, 401, 403, 422),
    }),
    async (c) => {
      const own = await passkeys.list(c.get('member').id);
      return c.json({ entities: own.map(toWirePasskey) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'put',
      path: '/second-factor/passkeys/{id}',
      request: { query, params, body: jsonBody(passkeyChangeSchema) },
      responses: answers(emptySchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { name, version } = c.req.valid('json');
      unwrap(await passkeys.rename(unlockingOf(c), id, name, version));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/second-factor/passkeys/{id}',
      request: { query: query.extend(seenSchema.shape), params },
      responses: answers(emptySchema, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version } = c.req.valid('query');
      unwrap(await passkeys.remove(unlockingOf(c), c.req.valid('param').id, version));
      return c.json({}, 200);
    },
  );
}
