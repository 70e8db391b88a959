import type { Limit } from '../../../core/rate-limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `docs/product/account.md`, "Sign-in". */
export const MAX_GUESSES = 5;
export const GUESSES_OF_A_PHONE: Limit = { limit: 50, windowSeconds: DAY };

export const SENDS_OF_AN_ADDRESS: Limit = { limit: 20, windowSeconds: HOUR };
export const SENDS_OF_A_PHONE: readonly Limit[] = [
  { limit: 1, windowSeconds: MINUTE },
  { limit: 3, windowSeconds: 10 * MINUTE },
  { limit: 10, windowSeconds: DAY },
];
export const RESEND_AFTER_SECONDS = MINUTE;
/** Time allowed to reach the call centre. */
export const CALL_TTL_SECONDS = 30 * MINUTE;

/** `docs/product/account.md`, "Session". */
export const ACCESS_TTL_MS = HOUR * 1000;
export const SESSION_TTL_MS = 30 * DAY * 1000;
export const DEVICE_TTL_MS = 30 * DAY * 1000;

/** Longer values add no information that is displayed. */
export const USER_AGENT_MAX = 400;

/** Grace period of the previous refresh token: two tabs may send it at the same moment. */
export const REFRESH_GRACE_MS = 10_000;
