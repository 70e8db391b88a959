import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkOtp, type OtpCheckWorld, type OtpProof } from './check-otp.ts';
import { DEVICE_TTL_MS } from './limits.ts';
import { isCustomer, type Member } from '../../../core/member.ts';
import { openSession, type SessionWorld, type SignIn } from './open-session.ts';
import type { ChallengeRepo, DeviceRepo, MemberRepo, SessionRepo } from '../ports.ts';
import { deviceHash, signDevice, verifyDevice } from './secrets.ts';

export interface OtpLogin extends OtpProof {
  /** Cookie of an earlier sign-in on this device, which the new one replaces. */
  readonly deviceCookie: string | undefined;
  readonly userAgent: string;
}

export interface OtpSignIn extends SignIn {
  /** Lets customers skip the code next time; staff always enter one. */
  readonly trustedDevice:
    | { readonly id: string; readonly cookie: string; readonly expiresAt: Date }
    | undefined;
}

interface OtpLoginRepos {
  readonly challenges: Pick<ChallengeRepo, 'use'>;
  readonly members: Pick<MemberRepo, 'ensure'>;
  readonly sessions: Pick<SessionRepo, 'add'>;
  readonly devices: Pick<DeviceRepo, 'add' | 'revoke'>;
}

export interface OtpLoginWorld extends SessionWorld, OtpCheckWorld {
  readonly transact: Transact<OtpLoginRepos>;
}

const MEMBER_CODE_LENGTH = 12;

/**
 * Checks a one-time password and signs in; refuses like `checkOtp`. A newly verified phone becomes a member with only a
 * member code; registration adds the rest.
 */
export function createLoginWithOtp(world: OtpLoginWorld) {
  return async (login: OtpLogin): Promise<Result<OtpSignIn>> => {
    const refusal = await checkOtp(world, { ...login, purpose: 'login' });
    if (refusal) return { ok: false, refusal };
    return world.transact(async (repos) => {
      if (!(await repos.challenges.use(login.challengeId, world.clock.now()))) {
        return refuse('OTP_EXPIRED');
      }
      const member = await repos.members.ensure(login.phone, world.ids.digits(MEMBER_CODE_LENGTH));
      const trustedDevice = await trustDevice(world, repos.devices, member, login.deviceCookie);
      const deviceId = trustedDevice?.id ?? null;
      const { userAgent } = login;
      const from = { deviceId, userAgent };
      const signIn = await openSession(world, repos.sessions, member, from);
      return ok({ ...signIn, trustedDevice });
    });
  };
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
