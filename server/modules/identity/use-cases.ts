import type { Authenticate } from '../../core/member.ts';
import type { PushToken } from './ports.ts';
import type { createLoginWithOtp } from './rules/login-with-otp.ts';
import type { createLoginWithoutOtp } from './rules/login-without-otp.ts';
import type { Logout } from './rules/logout.ts';
import type { createRefreshSession } from './rules/refresh-session.ts';
import type { createRequestOtp } from './rules/request-otp.ts';

export interface IdentityUseCases {
  readonly authenticate: Authenticate;
  readonly requestOtp: ReturnType<typeof createRequestOtp>;
  readonly loginWithOtp: ReturnType<typeof createLoginWithOtp>;
  readonly loginWithoutOtp: ReturnType<typeof createLoginWithoutOtp>;
  readonly refresh: ReturnType<typeof createRefreshSession>;
  readonly logout: Logout;
  readonly savePushToken: (token: PushToken) => Promise<void>;
}

/** What a member's answer tells of their coins. */
export interface ExpiringCoins {
  readonly expiringSoon: (memberId: number) => Promise<number>;
}
