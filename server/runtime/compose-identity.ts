import type { Repos } from '../repos/all.ts';
import type { Transact } from '../repos/unit-of-work.ts';
import { createAuthenticate } from '../modules/identity/rules/authenticate.ts';
import { createLoginWithOtp } from '../modules/identity/rules/login-with-otp.ts';
import { createLoginWithoutOtp } from '../modules/identity/rules/login-without-otp.ts';
import { createLogout } from '../modules/identity/rules/logout.ts';
import type { BotCheck } from '../modules/identity/ports.ts';
import { createRefreshSession } from '../modules/identity/rules/refresh-session.ts';
import { createRequestOtp } from '../modules/identity/rules/request-otp.ts';
import type { Clock, Hasher, Ids } from '../core/ports.ts';
import type { UseCases } from './use-cases.ts';
import { createOtpText } from '../providers/sms/otp-text.ts';

interface IdentityWorld {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hasher: Hasher;
  readonly botCheck: BotCheck;
  readonly demoPhones: readonly string[];
  readonly site: { readonly publicUrl: string };
}

export function composeIdentity(
  world: IdentityWorld,
  repos: Repos,
  transact: Transact,
): UseCases['identity'] {
  const parts = { ...world, ...repos, transact, otpText: createOtpText(world.site.publicUrl) };
  return {
    authenticate: createAuthenticate(parts),
    requestOtp: createRequestOtp(parts),
    loginWithOtp: createLoginWithOtp(parts),
    loginWithoutOtp: createLoginWithoutOtp(parts),
    refresh: createRefreshSession(parts),
    logout: createLogout(parts),
    savePushToken: (token) => repos.pushTokens.save(token, world.clock.now()),
  };
}
