import { createRoute } from '@hono/zod-openapi';
import { emptySchema, localeQuerySchema } from '../../../lib/api/contract.ts';
import { pushTokenSchema, tokenAnswerSchema, userSchema } from '../../../lib/identity/contract.ts';
import type { Clock } from '../../core/ports.ts';
import type { ApiApp } from '../../http/context.ts';
import {
  clearDeviceCookie,
  clearSignInCookies,
  readRefreshCookie,
  setSignInCookies,
} from '../../http/cookies.ts';
import { ApiError } from '../../http/errors.ts';
import { toUser } from './mapper.ts';
import { neverCache } from '../../http/middleware/cache.ts';
import { requireMember } from '../../http/middleware/require-member.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import { type Site, isSameOrigin } from '../../http/same-origin.ts';
import type { ExpiringCoins } from './ports.ts';
import type { IdentityUseCases } from './use-cases.ts';

/** The signed-in member and the sign-in itself (`docs/product/account.md`, "Session"). */
export function meRoutes(
  app: ApiApp,
  {
    identity,
    site,
    wallet,
    clock,
  }: {
    readonly identity: IdentityUseCases;
    readonly site: Site;
    readonly wallet: ExpiringCoins;
    readonly clock: Clock;
  },
): void {
  const member = requireMember(identity);

  app.openapi(
    createRoute({
      method: 'get',
      path: '/me',
      tags: ['Identity'],
      middleware: [member] as const,
      request: { query: localeQuerySchema },
      responses: answers(userSchema, 401),
    }),
    async (c) => {
      const me = c.get('member');
      return c.json(toUser(me, await wallet.expiringSoon(me.id)), 200);
    },
  );

  app.openapi(
    createRoute({
      method: 'post',
      path: '/me/logout',
      tags: ['Identity'],
      middleware: [member] as const,
      request: { query: localeQuerySchema },
      responses: answers(emptySchema, 401),
    }),
    async (c) => {
      await identity.logout(c.get('sessionId'));
      clearSignInCookies(c, site);
      clearDeviceCookie(c, site);
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      method: 'post',
      path: '/me/token',
      tags: ['Identity'],
      description:
        'Where push messages of this sign-in go, in the language of the request; forgotten at logout.',
      middleware: [member] as const,
      request: { query: localeQuerySchema, body: jsonBody(pushTokenSchema) },
      responses: answers(emptySchema, 400, 401, 422),
    }),
    async (c) => {
      const { token } = c.req.valid('json');
      const owner = { memberId: c.get('member').id, sessionId: c.get('sessionId') };
      await identity.savePushToken({ token, locale: c.get('locale'), ...owner });
      return c.json({}, 200);
    },
  );

  app.openapi(
    createRoute({
      method: 'post',
      path: '/me/token/refresh',
      tags: ['Identity'],
      description: 'Reads the refresh cookie of the login; needs no access token.',
      middleware: [neverCache] as const,
      request: { query: localeQuerySchema },
      responses: answers(tokenAnswerSchema, 401),
    }),
    async (c) => {
      const cookie = isSameOrigin(c, site) ? readRefreshCookie(c) : undefined;
      if (cookie === undefined) throw new ApiError({ code: 'UNAUTHENTICATED' });
      const refreshed = await identity.refresh(cookie);
      if (!refreshed.ok) {
        clearSignInCookies(c, site);
        throw new ApiError(refreshed.refusal);
      }
      setSignInCookies(c, site, { ...refreshed.value, now: clock.now() });
      return c.json({ access_token: refreshed.value.accessToken }, 200);
    },
  );
}
