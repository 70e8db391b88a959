import type { Needs } from '../../core/transact.ts';
import type { PushToken, PushTokenRepo } from './ports.ts';
import { createAuthenticate } from './rules/open-session.ts';
import { createLoginWithOtp } from './rules/login-with-otp.ts';
import { createLoginWithoutOtp } from './rules/login-without-otp.ts';
import { createLogout } from './rules/logout.ts';
import { createRefreshSession } from './rules/refresh-session.ts';
import { createRequestOtp } from './rules/request-otp.ts';

type World = Needs<
  | typeof createAuthenticate
  | typeof createRequestOtp
  | typeof createLoginWithOtp
  | typeof createLoginWithoutOtp
  | typeof createRefreshSession
  | typeof createLogout
> & { readonly pushTokens: Pick<PushTokenRepo, 'save'> };

export type IdentityUseCases = ReturnType<typeof createIdentityUseCases>;

export function createIdentityUseCases(world: World) {
  return {
    authenticate: createAuthenticate(world),
    requestOtp: createRequestOtp(world),
    loginWithOtp: createLoginWithOtp(world),
    loginWithoutOtp: createLoginWithoutOtp(world),
    refresh: createRefreshSession(world),
    logout: createLogout(world),
    savePushToken: (token: PushToken) => world.pushTokens.save(token, world.clock.now()),
  };
}
