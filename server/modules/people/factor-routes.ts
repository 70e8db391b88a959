import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema, seenSchema } from '../../../lib/api/contract.ts';
import {
  factorCodeSchema,
  newTotpSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '../../../lib/people/contract-second-factor.ts';
import type { ApiApp } from '../../http/context.ts';
import { unwrap } from '../../http/errors.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import { unlockingOf } from './call.ts';
import type { PeopleUseCases } from './use-cases.ts';

const common = { tags: ['People'] };
const query = localeQuerySchema;

interface Parts {
  readonly people: PeopleUseCases;
}

/** The caller's own second factor; open before it was shown. */
export function factorRoutes(app: ApiApp, parts: Parts): void {
  askedRoutes(app, parts);
  keptRoutes(app, parts);
}

function askedRoutes(app: ApiApp, { people: { secondFactors } }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/second-factor',
      request: { query },
      responses: answers(secondFactorSchema, 401, 403, 422),
    }),
    async (c) => {
      const { recoveryCodes, passkeyOrigin, ...state } = await secondFactors.state(unlockingOf(c));
      const codes = { recovery_codes: recoveryCodes, passkey_origin: passkeyOrigin };
      return c.json({ ...state, ...codes }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/second-factor/totp',
      description: 'A new secret for an authenticator app; the first code confirms it.',
      request: { query },
      responses: answers(newTotpSchema, 401, 403, 409, 422),
    }),
    async (c) => c.json(unwrap(await secondFactors.begin(unlockingOf(c))), 200),
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/second-factor/totp/confirm',
      request: { query, body: jsonBody(factorCodeSchema) },
      responses: answers(recoveryCodesSchema, 400, 401, 403, 422, 429),
    }),
    async (c) => {
      const { code } = c.req.valid('json');
      const codes = unwrap(await secondFactors.confirm(unlockingOf(c), code));
      return c.json({ recovery_codes: [...codes] }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/second-factor/show',
      request: { query, body: jsonBody(factorCodeSchema) },
      responses: answers(emptySchema, 400, 401, 403, 422, 429),
    }),
    async (c) => {
      unwrap(await secondFactors.show(unlockingOf(c), c.req.valid('json').code));
      return c.json({}, 200);
    },
  );
}

function keptRoutes(app: ApiApp, { people: { ownFactor } }: Parts): void {
  app.openapi(
    createRoute({
      ...common,
      method: 'delete',
      path: '/second-factor/totp',
      description: 'Removes the authenticator app; the only factor stays.',
      request: { query: query.extend(seenSchema.shape) },
      responses: answers(emptySchema, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      unwrap(await ownFactor.removeApp(unlockingOf(c), c.req.valid('query').version));
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/second-factor/recovery-codes',
      description: 'New recovery codes, shown once; the old ones end.',
      request: { query, body: jsonBody(seenSchema) },
      responses: answers(recoveryCodesSchema, 400, 401, 403, 404, 409, 422),
    }),
    async (c) => {
      const { version } = c.req.valid('json');
      const codes = unwrap(await ownFactor.renewCodes(unlockingOf(c), version));
      return c.json({ recovery_codes: [...codes] }, 200);
    },
  );
}
