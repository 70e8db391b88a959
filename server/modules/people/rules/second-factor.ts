import { Secret, TOTP } from 'otpauth';
import {
  ABILITIES,
  type Ability,
  type CallAbility,
} from '../../../../lib/people/contract-values.ts';
import { brand } from '../../../../lib/brand.ts';
import type { Clock, Hasher, Ids } from '../../../core/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { Sealer } from '../../../core/sealed.ts';
import type { Transact } from '../../../core/transact.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import type { SecondFactorRepo } from '../factor-ports.ts';
import type { PasskeyRepo, PasskeySite } from '../passkey-ports.ts';
import type { PeopleRepo } from '../ports.ts';
import {
  factorEntry,
  giveRecoveryCodes,
  limitFactorMisses,
  recoveryHash,
  shownRefusal,
  type Unlocking,
} from './factor-guard.ts';
import { factorVersion } from './own-factor.ts';
import { changeRefusal } from './passkeys.ts';

const STEP_SECONDS = 30;

export interface SecondFactorState {
  readonly required: boolean;
  readonly totp: boolean;
  readonly passkeys: number;
  readonly passkeyOrigin: string | null;
  readonly recoveryCodes: number;
  readonly shown: boolean;
  readonly version: string;
}

interface World {
  /** False in a demo. */
  readonly secondFactorRequired: boolean;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hasher: Hasher;
  readonly sealer: Sealer;
  readonly rateLimits: RateLimiter;
  readonly secondFactors: SecondFactorRepo;
  readonly passkeys: PasskeyRepo;
  readonly passkeySite: PasskeySite | undefined;
  readonly transact: Transact<{
    readonly people: Pick<PeopleRepo, 'lock'>;
    readonly secondFactors: SecondFactorRepo;
    readonly passkeys: PasskeyRepo;
    readonly audit: Pick<AuditLog, 'add'>;
  }>;
}

export interface SecondFactors {
  /** Refuses SECOND_FACTOR_REQUIRED until the sign-in showed it, and for guarded abilities after 15 minutes. */
  refusalOf(sessionId: string, ability: CallAbility): Promise<Refusal | undefined>;
  state(call: Unlocking): Promise<SecondFactorState>;
  /** A new secret for an authenticator app; refused while another is confirmed. */
  begin(call: Unlocking): Promise<Result<{ readonly secret: string; readonly uri: string }>>;
  /** Confirms the new app with its first code. Returns recovery codes, shown once; none where the person has some. */
  confirm(call: Unlocking, code: string): Promise<Result<readonly string[]>>;
  /** Shows the second factor by a code of the app or a recovery code. */
  show(call: Unlocking, code: string): Promise<Result<void>>;
}

export function createSecondFactors(world: World): SecondFactors {
  const { clock, hasher, sealer, transact } = world;

  /** Uses up a code of the app. */
  const useCode = async (
    secondFactors: SecondFactorRepo,
    { memberId }: StaffCall,
    code: string,
    kind: 'new' | 'confirmed',
  ): Promise<boolean> => {
    const factor = await secondFactors.find(memberId);
    if (!factor || factor.confirmed !== (kind === 'confirmed')) return false;
    const secret = sealer.open(factor.secretSealed, factorPurpose(memberId));
    const at = clock.now();
    const step = stepOf(secret, code, at);
    return step !== undefined && secondFactors.useStep(memberId, step, at);
  };

  return {
    refusalOf: async (sessionId, ability) => {
      if (!world.secondFactorRequired || ability === 'office.unlock') return undefined;
      const shownAt = await world.secondFactors.shownAt(sessionId);
      return shownRefusal(shownAt, clock.now(), isGuarded(ability));
    },
    state: async ({ memberId, sessionId }) => {
      const factor = await world.secondFactors.find(memberId);
      const hashes = await world.secondFactors.recoveryHashes(memberId);
      return {
        required: world.secondFactorRequired,
        totp: factor?.confirmed ?? false,
        passkeys: await world.passkeys.count(memberId),
        passkeyOrigin: world.passkeySite?.origin ?? null,
        recoveryCodes: hashes.length,
        shown: (await world.secondFactors.shownAt(sessionId)) !== undefined,
        version: factorVersion(factor, hashes),
      };
    },
    begin: (call) =>
      transact(async (repos) => {
        const { memberId, phone } = call;
        const secret = new Secret({ size: 20 });
        const sealed = sealer.seal(secret.base32, factorPurpose(memberId));
        if (!(await repos.secondFactors.begin(memberId, sealed))) {
          return refuse('SECOND_FACTOR_KEPT');
        }
        const refusal = await changeRefusal(world, repos, call);
        if (refusal) return { ok: false, refusal };
        const uri = new TOTP({ issuer: brand.name, label: phone, secret }).toString();
        return ok({ secret: secret.base32, uri });
      }),
    confirm: (call, code) =>
      limitFactorMisses(world, call, () =>
        transact(async (repos) => {
          const { people, secondFactors, audit } = repos;
          await people.lock(call.memberId);
          const refusal = await newAppRefusal(world, repos, call);
          if (refusal) return { ok: false, refusal };
          if (!(await useCode(secondFactors, call, code, 'new'))) {
            return refuse('SECOND_FACTOR_WRONG');
          }
          const at = clock.now();
          const codes = await giveRecoveryCodes(world, secondFactors, call.memberId);
          await secondFactors.show(call.sessionId, at);
          await audit.add({ ...factorEntry(call, 'second_factor.enrol'), at });
          return ok(codes);
        }),
      ),
    show: (call, code) =>
      limitFactorMisses(world, call, () =>
        transact(async ({ secondFactors, audit }) => {
          const at = clock.now();
          const isApp = await useCode(secondFactors, call, code, 'confirmed');
          const hash = recoveryHash(hasher, call.memberId, code);
          if (!isApp && !(await secondFactors.useRecoveryCode(call.memberId, hash))) {
            return refuse('SECOND_FACTOR_WRONG');
          }
          await secondFactors.show(call.sessionId, at);
          const action = isApp ? 'second_factor.show' : 'second_factor.recover';
          await audit.add({ ...factorEntry(call, action), at });
          return ok(undefined);
        }),
      ),
  };
}

function isGuarded(ability: CallAbility): boolean {
  return ability in ABILITIES && 'guarded' in ABILITIES[ability as Ability];
}

/** The 30-second step of a code, at most one step early or late. */
function stepOf(secret: string, token: string, at: Date): number | undefined {
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS });
  const delta = totp.validate({ token, timestamp: at.getTime(), window: 1 });
  if (delta === null) return undefined;
  return Math.floor(at.getTime() / (STEP_SECONDS * 1000)) + delta;
}

/** Purpose of the seal of a person's secret. */
export function factorPurpose(memberId: number): string {
  return `member ${String(memberId)}: second factor`;
}

/** A confirmed app is told by its code; beside passkeys a new one needs the factor shown lately. */
async function newAppRefusal(
  world: World,
  repos: Parameters<typeof changeRefusal>[1],
  call: Unlocking,
): Promise<Refusal | undefined> {
  const app = await repos.secondFactors.find(call.memberId);
  return app?.confirmed === true ? undefined : changeRefusal(world, repos, call);
}
