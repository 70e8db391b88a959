import { ok, refuse, type Result } from '../../../core/result.ts';
import { isCustomer, type Member } from '../../../core/member.ts';
import { openSession, type SessionWorld, type SignIn } from './open-session.ts';
import type { DeviceRepo, MemberRepo, SessionRepo } from '../ports.ts';
import { deviceHash, verifyDevice } from './secrets.ts';

export interface BypassLogin {
  readonly phone: string;
  readonly deviceCookie: string | undefined;
  readonly userAgent: string;
}

export interface BypassLoginWorld extends SessionWorld {
  readonly members: Pick<MemberRepo, 'byPhone'>;
  readonly sessions: Pick<SessionRepo, 'add'>;
  readonly devices: Pick<DeviceRepo, 'member'>;
  /** Phones that sign in without a code; always empty in production. */
  readonly demoPhones: readonly string[];
}

/**
 * The "bypass login" of `docs/product/account.md`, "Sign-in": no code on a device that verified
 * this phone before. Staff and pharmacists always enter a code.
 */
export function createLoginWithoutOtp(world: BypassLoginWorld) {
  return async (login: BypassLogin): Promise<Result<SignIn>> => {
    const trusted = await ofDevice(world, login);
    const member = trusted?.member ?? (await ofDemoPhone(world, login.phone));
    if (!member || !isCustomer(member)) return refuse('OTP_REQUIRED');
    const from = { deviceId: trusted?.deviceId ?? null, userAgent: login.userAgent };
    return ok(await openSession(world, world.sessions, member, from));
  };
}

async function ofDevice(
  { devices, hasher, clock }: BypassLoginWorld,
  { phone, deviceCookie }: BypassLogin,
): Promise<{ readonly member: Member; readonly deviceId: string } | undefined> {
  const device = deviceCookie === undefined ? undefined : verifyDevice(hasher, deviceCookie);
  if (!device) return undefined;
  const member = await devices.member(device.id, deviceHash(hasher, device.secret), clock.now());
  return member?.phone === phone ? { member, deviceId: device.id } : undefined;
}

async function ofDemoPhone(
  { members, demoPhones }: BypassLoginWorld,
  phone: string,
): Promise<Member | undefined> {
  return demoPhones.includes(phone) ? members.byPhone(phone) : undefined;
}
