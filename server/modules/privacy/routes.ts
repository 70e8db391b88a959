import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  askedDataRequestSchema,
  dataRequestListSchema,
  dataRequestSchema,
  memberExportSchema,
  otpProofSchema,
  type OtpProof,
} from '../../../lib/privacy/contract.ts';
import type { ApiApp } from '../../http/context.ts';
import { clearDeviceCookie, clearSignInCookies } from '../../http/cookies.ts';
import { unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import { exportAll, type Ask, type Exported } from '../../core/exported.ts';
import type { Clock } from '../../core/ports.ts';
import type { Site } from '../../http/same-origin.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { DataRequest, PrivacyUseCases } from './ports.ts';

/** Rights under the Personal Data Protection Act (`docs/product/account.md`, "Privacy"). */
export function privacyRoutes(
  app: ApiApp,
  {
    identity,
    privacy,
    site,
    clock,
    exported,
  }: {
    readonly identity: IdentityUseCases;
    readonly privacy: PrivacyUseCases;
    readonly site: Site;
    readonly clock: Clock;
    /** The parts of all domains. */
    readonly exported: Readonly<Record<string, Exported>>;
  },
): void {
  const common = { tags: ['Privacy'], middleware: requireMember(identity) };

  app.openapi(
    createRoute({
      ...common,
      method: 'get',
      path: '/me/data-requests',
      request: { query: localeQuerySchema },
      responses: answers(dataRequestListSchema, 401),
    }),
    async (c) => {
      const requests = await privacy.requests(c.get('member').id);
      return c.json({ entities: requests.map(toDataRequest) }, 200);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/data-requests',
      description: '`erase` ends all sign-ins; what is asked for by `access` is at `/me/export`.',
      request: { query: localeQuerySchema, body: jsonBody(askedDataRequestSchema) },
      responses: created(dataRequestSchema, 400, 401, 403, 409, 422, 429),
    }),
    async (c) => {
      const { type, note, ...proof } = c.req.valid('json');
      const asked = { type, note, proof: toProof(proof), locale: c.get('locale') };
      const request = unwrap(await privacy.ask(c.get('member'), asked));
      if (type === 'erase') {
        clearSignInCookies(c, site);
        clearDeviceCookie(c, site);
      }
      return c.json(toDataRequest(request), 201);
    },
  );

  app.openapi(
    createRoute({
      ...common,
      method: 'post',
      path: '/me/export',
      description:
        'Each part is what the member’s own call of that part answers. Wants a one-time password for `export`.',
      request: { query: localeQuerySchema, body: jsonBody(otpProofSchema) },
      responses: answers(memberExportSchema, 400, 401, 422, 429),
    }),
    async (c) => {
      const now = clock.now();
      unwrap(await privacy.allowExport(c.get('member'), toProof(c.req.valid('json'))));
      const data = await exportAll(exported, askWithin(app, c.req.raw.headers, c.env));
      return c.json({ exported_at: now.toISOString(), data }, 200);
    },
  );
}

function toProof({ otp_id: challengeId, code }: OtpProof) {
  return challengeId === undefined || code === undefined ? undefined : { challengeId, code };
}

/** In-process calls with the token of the export request. */
function askWithin(app: ApiApp, headers: Headers, env: unknown): Ask {
  const authorization = headers.get('authorization') ?? '';
  return async (path) => {
    const answer = await app.request(
      `/api/v1${path}`,
      { headers: { Authorization: authorization, Platform: 'web' } },
      env,
    );
    if (!answer.ok) throw new Error(`export: ${path} answered ${String(answer.status)}`);
    return (await answer.json()) as unknown;
  };
}

function toDataRequest({ id, type, note, answer, createdAt, doneAt }: DataRequest) {
  return {
    ...{ id, type, note, answer, created_at: createdAt.toISOString() },
    done_at: doneAt?.toISOString() ?? null,
  };
}
