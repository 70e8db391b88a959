import { createRoute } from '@hono/zod-openapi';
import { localeQuerySchema } from '../../../lib/api/contract.ts';
import {
  bypassLoginSchema,
  loginAnswerSchema,
  otpChallengeSchema,
  otpLoginSchema,
  otpParamSchema,
  otpRequestSchema,
  tokenAnswerSchema,
} from '../../../lib/identity/contract.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { ApiApp } from '../../http/context.ts';
import { readDeviceCookie, setDeviceCookie, setSignInCookies } from '../../http/cookies.ts';
import { ApiError, unwrap } from '../../http/errors.ts';
import { toOtpChallenge, toUser } from './mapper.ts';
import { neverCache } from '../../http/middleware/cache.ts';
import { limitByAddress } from '../../http/middleware/rate-limit.ts';
import { answers, jsonBody } from '../../http/responses.ts';
import { type Site, isSameOrigin } from '../../http/same-origin.ts';
import type { Clock } from '../../core/ports.ts';
import type { RateLimiter } from '../../core/rate-limiter.ts';
import type { ExpiringCoins } from './ports.ts';
import type { IdentityUseCases } from './use-cases.ts';

/** High, because a mobile network shares one address among many visitors; stops bots only. */
const LOGINS = { limit: 300, windowSeconds: 600 };

interface GuestUseCases {
  readonly identity: IdentityUseCases;
  readonly site: Site;
  readonly rateLimits: RateLimiter;
  readonly clock: Clock;
  readonly wallet: ExpiringCoins;
}

/** Sign-in (`docs/product/account.md`, "Sign-in"). */
export function guestRoutes(app: ApiApp, useCases: GuestUseCases): void {
  const { identity, site, wallet, clock } = useCases;
  const limited = limitByAddress(useCases, 'login', LOGINS);

  app.openapi(
    createRoute({
      method: 'post',
      path: '/guest/otp',
      tags: ['Identity'],
      middleware: [neverCache] as const,
      request: { query: localeQuerySchema, body: jsonBody(otpRequestSchema) },
      responses: answers(otpChallengeSchema, 422, 429),
    }),
    async (c) => {
      const body = c.req.valid('json');
      const sent = await identity.requestOtp({
        phone: body.phone_number,
        purpose: body.purpose,
        address: clientAddress(c),
        locale: c.req.valid('query').locale,
        botToken: body.recaptcha_token,
      });
      return c.json(toOtpChallenge(unwrap(sent), clock.now()), 200);
    },
  );

  app.openapi(
    createRoute({
      method: 'post',
      path: '/guest/login/otp/web',
      tags: ['Identity'],
      middleware: [neverCache, limited] as const,
      request: { query: localeQuerySchema, body: jsonBody(bypassLoginSchema) },
      responses: answers(tokenAnswerSchema, 422, 429),
    }),
    async (c) => {
      if (!isSameOrigin(c, site)) throw new ApiError({ code: 'OTP_REQUIRED' });
      const signIn = unwrap(
        await identity.loginWithoutOtp({
          phone: c.req.valid('json').phone_number,
          deviceCookie: readDeviceCookie(c),
          userAgent: c.req.header('user-agent') ?? '',
        }),
      );
      setSignInCookies(c, site, { ...signIn, now: clock.now() });
      return c.json({ access_token: signIn.accessToken }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: 'post',
      path: '/guest/login/otp/{id}',
      tags: ['Identity'],
      middleware: [neverCache, limited] as const,
      request: {
        params: otpParamSchema,
        query: localeQuerySchema,
        body: jsonBody(otpLoginSchema),
      },
      responses: answers(loginAnswerSchema, 404, 422, 429),
    }),
    async (c) => {
      const { phone_number: phone, code } = c.req.valid('json');
      const signIn = unwrap(
        await identity.loginWithOtp({
          challengeId: c.req.valid('param').id,
          phone,
          code,
          deviceCookie: readDeviceCookie(c),
          userAgent: c.req.header('user-agent') ?? '',
        }),
      );
      setSignInCookies(c, site, { ...signIn, now: clock.now() });
      const device = signIn.trustedDevice;
      if (device) setDeviceCookie(c, site, { ...device, now: clock.now() });
      const user = toUser(signIn.member, await wallet.expiringSoon(signIn.member.id));
      return c.json({ access_token: signIn.accessToken, user }, 200);
    },
  );
}
