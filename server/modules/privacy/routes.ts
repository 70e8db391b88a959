import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract/common.ts';
import {
  askedDataRequestSchema,
  dataRequestListSchema,
  dataRequestSchema,
  memberExportSchema,
} from '../../../lib/api/contract/privacy.ts';
import type { ApiApp } from '../../http/context.ts';
import { clearDeviceCookie, clearSignInCookies } from '../../http/cookies.ts';
import { ApiError, unwrap } from '../../http/errors.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, created, jsonBody } from '../../http/responses.ts';
import type { Clock } from '../../core/ports.ts';
import type { RateLimiter } from '../../core/rate-limiter.ts';
import type { Site } from '../../http/same-origin.ts';
import type { IdentityUseCases } from '../identity/use-cases.ts';
import type { DataRequest, PrivacyUseCases } from './ports.ts';
import { exportMember, type Ask } from './rules/export-member.ts';

/** It asks many calls at once. */
const EXPORTS = { limit: 10, windowSeconds: 24 * 3_600 };

/** The rights of the Personal Data Protection Act (`docs/product/account.md`, "Privacy"). */
export function privacyRoutes(
  app: ApiApp,
  {
    identity,
    privacy,
    site,
    rateLimits,
    clock,
  }: {
    readonly identity: IdentityUseCases;
    readonly privacy: PrivacyUseCases;
    readonly site: Site;
    readonly rateLimits: RateLimiter;
    readonly clock: Clock;
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
      const { type, note, otp_id: challengeId, code } = c.req.valid('json');
      const proof =
        challengeId === undefined || code === undefined ? undefined : { challengeId, code };
      const asked = { type, note, proof, locale: c.get('locale') };
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
      method: 'get',
      path: '/me/export',
      tags: ['Identity'],
      description: 'Each part is what the member’s own call of that part answers.',
      middleware: requireMember(identity),
      request: { query: localeQuerySchema },
      responses: answers(memberExportSchema, 401, 429),
    }),
    async (c) => {
      const now = clock.now();
      const taken = await rateLimits.take(`export:${String(c.get('member').id)}`, EXPORTS, now);
      if (!taken.ok) {
        const data = { retry_after: taken.retryAfterSeconds };
        throw new ApiError({ code: 'RATE_LIMITED', data });
      }
      const data = await exportMember(askWithin(app, c.req.raw.headers, c.env));
      return c.json({ exported_at: now.toISOString(), data }, 200);
    },
  );
}

/** Asks within the process, with the token of the request that wants the export. */
function askWithin(app: ApiApp, headers: Headers, env: unknown): Ask {
  const authorization = headers.get('authorization') ?? '';
  return async (path) => {
    const answer = await app.request(
      `/api/v1${path}`,
      { headers: { Authorization: authorization, Platform: 'web' } },
      env,
    );
    if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)} to an export`);
    return (await answer.json()) as unknown;
  };
}

function toDataRequest({ id, type, note, answer, createdAt, doneAt }: DataRequest) {
  return {
    ...{ id, type, note, answer, created_at: createdAt.toISOString() },
    done_at: doneAt?.toISOString() ?? null,
  };
}
