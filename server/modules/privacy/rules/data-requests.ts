import { checkOtp, type OtpCheckWorld } from '../../identity/rules/check-otp.ts';
import { isCustomer, type Member } from '../../../core/member.ts';
import type { ChallengeRepo } from '../../identity/ports.ts';
import type { Clock, Ids, Report } from '../../../core/ports.ts';
import type { Limit } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import { oneByOne } from '../../../core/sweep.ts';
import type { Transact } from '../../../core/transact.ts';
import type { ContactUseCases } from '../../contact/ports.ts';
import type { AskedRequest, DataRequest, PrivacyRepo, PrivacyUseCases } from '../ports.ts';

type PrivacyTransact = Transact<{
  readonly privacy: PrivacyRepo;
  readonly challenges: Pick<ChallengeRepo, 'use'>;
}>;

interface PrivacyWorld extends OtpCheckWorld {
  readonly privacy: PrivacyRepo;
  readonly ids: Ids;
  readonly tellOffice: ContactUseCases['tellOffice'];
  readonly transact: PrivacyTransact;
}

const ASKED: Limit = { limit: 20, windowSeconds: 24 * 3_600 };
/** An export makes many calls. */
const EXPORTS: Limit = { limit: 10, windowSeconds: 24 * 3_600 };
const LATE_MS = 24 * 3_600_000;

/** Requests under the Personal Data Protection Act (`docs/product/account.md`, "Privacy"). */
export function createPrivacyUseCases(world: PrivacyWorld): PrivacyUseCases {
  const { privacy, clock, ids, transact } = world;
  const request = (type: DataRequest['type'], isDone: boolean, note = ''): DataRequest => {
    const now = clock.now();
    return { id: ids.uuid(), type, note, answer: '', createdAt: now, doneAt: isDone ? now : null };
  };

  const erase = async (
    member: Member,
    proof: AskedRequest['proof'],
  ): Promise<Result<DataRequest>> => {
    // The work of staff must stay attributable as long as it is kept.
    if (!isCustomer(member)) return refuse('FORBIDDEN');
    if (!proof) return refuse('OTP_REQUIRED');
    const refusal = await checkOtp(world, { ...proof, phone: member.phone, purpose: 'erase' });
    if (refusal) return { ok: false, refusal };
    return transact(async (repos) => {
      await repos.privacy.lock(member.id);
      const open = await repos.privacy.stillOpen(member.id);
      if (open) return refuse(open === 'orders' ? 'OPEN_ORDERS' : 'CONVERSATION_GOES_ON');
      const erased = request('erase', true);
      if (!(await repos.challenges.use(proof.challengeId, erased.createdAt))) {
        return refuse('OTP_EXPIRED');
      }
      await repos.privacy.erase(member.id, erased.createdAt);
      await repos.privacy.addRequest(member.id, erased);
      return ok(erased);
    });
  };

  const rectify = async (
    member: Member,
    { note, locale }: AskedRequest,
  ): Promise<Result<DataRequest>> => {
    if (note === undefined) {
      return refuse('VALIDATION', { fields: { note: 'errors.field.required' } });
    }
    const asked = request('rectify', false, note);
    const name = `${member.firstName} ${member.lastName}`.trim();
    await world.tellOffice({
      ...{ submissionId: asked.id, name, contact: member.phone, topic: 'membership' },
      ...{ message: note, locale },
    });
    await privacy.addRequest(member.id, asked);
    return ok(asked);
  };

  const limited = async (key: string, limit: Limit): Promise<Result<void>> => {
    const taken = await world.rateLimits.take(key, limit, clock.now());
    if (taken.ok) return ok(undefined);
    return refuse('RATE_LIMITED', { data: { retry_after: taken.retryAfterSeconds } });
  };

  return {
    requests: (memberId) => privacy.requests(memberId),
    // A stolen session can read single pages; the full export also requires the phone.
    allowExport: async (member, proof) => {
      if (!proof) return refuse('OTP_REQUIRED');
      const refusal = await checkOtp(world, { ...proof, phone: member.phone, purpose: 'export' });
      if (refusal) return { ok: false, refusal };
      const within = await limited(`export:${String(member.id)}`, EXPORTS);
      if (!within.ok) return within;
      return transact(async ({ challenges }) =>
        (await challenges.use(proof.challengeId, clock.now()))
          ? ok(undefined)
          : refuse('OTP_EXPIRED'),
      );
    },
    ask: async (member, asked) => {
      const within = await limited(`data-request:${String(member.id)}`, ASKED);
      if (!within.ok) return within;
      if (asked.type === 'erase') return erase(member, asked.proof);
      if (asked.type === 'rectify') return rectify(member, asked);
      // The data is at `/me/export` immediately.
      const answered = request(asked.type, true);
      await privacy.addRequest(member.id, answered);
      return ok(answered);
    },
  };
}

/** Erases rows written by requests in flight during the deletion. */
export async function eraseLate({
  privacy,
  transact,
  clock,
  report,
}: {
  readonly privacy: Pick<PrivacyRepo, 'erasedSince'>;
  readonly transact: PrivacyTransact;
  readonly clock: Clock;
  readonly report: Report;
}): Promise<void> {
  const now = clock.now();
  await oneByOne(
    await privacy.erasedSince(new Date(now.getTime() - LATE_MS)),
    (memberId) =>
      transact(async (repos) => {
        await repos.privacy.erase(memberId, now);
        return ok(undefined);
      }),
    (memberId, error) => {
      report('an account could not be erased again', { member_id: memberId, error });
    },
  );
}
