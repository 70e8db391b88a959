import type { RateLimiter } from '../kernel/rate-limiter.ts';
import { ok, refuse, type Refusal, type Result } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import { DEVICE_TTL_MS, GUESSES_OF_A_PHONE, MAX_GUESSES } from './limits.ts';
import { isCustomer, type Member } from './member.ts';
import { openSession, type SessionWorld, type SignIn } from './open-session.ts';
import type { ChallengeRepo, DeviceRepo, MemberRepo, SessionRepo } from './ports.ts';
import { deviceHash, otpHash, signDevice, verifyDevice } from './secrets.ts';

export interface OtpLogin {
  readonly challengeId: string;
  readonly phone: string;
  readonly code: string;
  /** The cookie of an earlier success on this device; the new one replaces it. */
  readonly deviceCookie: string | undefined;
}

export interface OtpSignIn extends SignIn {
  /** Lets customers skip the code next time; staff always type one. */
  readonly trustedDevice:
    { readonly id: string; readonly cookie: string; readonly expiresAt: Date } | undefined;
}

interface OtpLoginRepos {
  readonly challenges: Pick<ChallengeRepo, 'use'>;
  readonly members: Pick<MemberRepo, 'ensure'>;
  readonly sessions: Pick<SessionRepo, 'add'>;
  readonly devices: Pick<DeviceRepo, 'add' | 'revoke'>;
}

export interface OtpLoginWorld extends SessionWorld {
  readonly transact: Transact<OtpLoginRepos>;
  readonly challenges: Pick<ChallengeRepo, 'guess' | 'isLocked'>;
  readonly rateLimits: RateLimiter;
}

const MEMBER_CODE_LENGTH = 12;

/**
 * Checks a one-time password and signs in. A phone that proves its password for the first time becomes
 * a member with nothing but a member code; registration fills in the rest.
 */
export function createLoginWithOtp(world: OtpLoginWorld) {
  return async (login: OtpLogin): Promise<Result<OtpSignIn>> => {
    const refusal = await checkGuess(world, login);
    if (refusal) return { ok: false, refusal };
    return world.transact(async (repos) => {
      if (!(await repos.challenges.use(login.challengeId, world.clock.now()))) {
        return refuse('OTP_EXPIRED');
      }
      const member = await repos.members.ensure(login.phone, world.ids.digits(MEMBER_CODE_LENGTH));
      const trustedDevice = await trustDevice(world, repos.devices, member, login.deviceCookie);
      const deviceId = trustedDevice?.id ?? null;
      const signIn = await openSession(world, repos.sessions, member, deviceId);
      return ok({ ...signIn, trustedDevice });
    });
  };
}

/** Outside of the transaction: a wrong guess counts although it is refused. */
async function checkGuess(
  { challenges, rateLimits, hasher, clock }: OtpLoginWorld,
  { challengeId, phone, code }: OtpLogin,
): Promise<Refusal | undefined> {
  const now = clock.now();
  const guess = await challenges.guess(challengeId, MAX_GUESSES, now);
  if (!guess) {
    const locked = await challenges.isLocked(challengeId, MAX_GUESSES, now);
    return { code: locked ? 'OTP_LOCKED' : 'OTP_EXPIRED' };
  }
  const ofPhone = await rateLimits.take(`otp-guess:${guess.phone}`, GUESSES_OF_A_PHONE, now);
  if (!ofPhone.ok) return { code: 'OTP_LOCKED' };
  const right = guess.phone === phone && guess.codeHash === otpHash(hasher, challengeId, code);
  return right
    ? undefined
    : { code: 'OTP_WRONG', data: { attempts_left: MAX_GUESSES - guess.guesses } };
}

async function trustDevice(
  { hasher, clock, ids }: SessionWorld,
  devices: OtpLoginRepos['devices'],
  member: Member,
  oldCookie: string | undefined,
): Promise<OtpSignIn['trustedDevice']> {
  const now = clock.now();
  const old = oldCookie === undefined ? undefined : verifyDevice(hasher, oldCookie);
  if (old) await devices.revoke(old.id, now);
  if (!isCustomer(member)) return undefined;
  const id = ids.uuid();
  const secret = ids.token();
  const expiresAt = new Date(now.getTime() + DEVICE_TTL_MS);
  await devices.add({ id, memberId: member.id, secretHash: deviceHash(hasher, secret), expiresAt });
  return { id, cookie: signDevice(hasher, id, secret), expiresAt };
}
