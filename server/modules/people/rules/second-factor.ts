import { Secret, TOTP } from 'otpauth';
import {
  ABILITIES,
  type Ability,
  type CallAbility,
} from '../../../../lib/people/contract-values.ts';
import { brand } from '../../../../lib/brand.ts';
import { limitMisses } from '../../../core/misses.ts';
import type { Clock, Hasher, Ids } from '../../../core/ports.ts';
import type { Limit, RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { Sealer } from '../../../core/sealed.ts';
import type { Transact } from '../../../core/transact.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import type { SecondFactorRepo } from '../factor-ports.ts';

const MINUTE_MS = 60_000;
/** Money, people and exports ask for it again after this time. */
const FRESH_MS = 15 * MINUTE_MS;
const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;
const MISSES: Limit = { limit: 5, windowSeconds: 600 };

/** A sign-in of a person who works here. */
export interface Unlocking extends StaffCall {
  readonly sessionId: string;
  readonly phone: string;
}

export interface SecondFactorState {
  readonly required: boolean;
  readonly totp: boolean;
  readonly recoveryCodes: number;
  readonly shown: boolean;
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
  readonly transact: Transact<{
    readonly secondFactors: SecondFactorRepo;
    readonly audit: Pick<AuditLog, 'add'>;
  }>;
}

export interface SecondFactors {
  /** Refuses SECOND_FACTOR_REQUIRED until the sign-in showed it, and for guarded abilities after 15 minutes. */
  refusalOf(sessionId: string, ability: CallAbility): Promise<Refusal | undefined>;
  state(call: Unlocking): Promise<SecondFactorState>;
  /** A new secret for an authenticator app; refused while another is confirmed. */
  begin(call: Unlocking): Promise<Result<{ readonly secret: string; readonly uri: string }>>;
  /** Confirms the new app with its first code. Returns recovery codes, shown once. */
  confirm(call: Unlocking, code: string): Promise<Result<readonly string[]>>;
  /** Shows the second factor by a code of the app or a recovery code. */
  show(call: Unlocking, code: string): Promise<Result<void>>;
}

export function createSecondFactors(world: World): SecondFactors {
  const { clock, ids, hasher, sealer, rateLimits, transact } = world;

  const attempt = <Value>(
    { memberId }: StaffCall,
    guess: () => Promise<Result<Value>>,
  ): Promise<Result<Value>> =>
    limitMisses(rateLimits, {
      limits: [{ key: `second-factor:${String(memberId)}`, limit: MISSES }],
      now: clock.now(),
      guess,
      isMiss: (code) => code === 'SECOND_FACTOR_WRONG',
    });

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
      if (!shownAt) return { code: 'SECOND_FACTOR_REQUIRED', data: { again: false } };
      const isOld = clock.now().getTime() - shownAt.getTime() > FRESH_MS;
      if (!isGuarded(ability) || !isOld) return undefined;
      return { code: 'SECOND_FACTOR_REQUIRED', data: { again: true } };
    },
    state: async ({ memberId, sessionId }) => {
      const factor = await world.secondFactors.find(memberId);
      return {
        required: world.secondFactorRequired,
        totp: factor?.confirmed ?? false,
        recoveryCodes: await world.secondFactors.countRecoveryCodes(memberId),
        shown: (await world.secondFactors.shownAt(sessionId)) !== undefined,
      };
    },
    begin: ({ memberId, phone }) =>
      transact(async ({ secondFactors }) => {
        const secret = new Secret({ size: 20 });
        const sealed = sealer.seal(secret.base32, factorPurpose(memberId));
        if (!(await secondFactors.begin(memberId, sealed))) return refuse('SECOND_FACTOR_KEPT');
        const uri = new TOTP({ issuer: brand.name, label: phone, secret }).toString();
        return ok({ secret: secret.base32, uri });
      }),
    confirm: (call, code) =>
      attempt(call, () =>
        transact(async ({ secondFactors, audit }) => {
          if (!(await useCode(secondFactors, call, code, 'new')))
            return refuse('SECOND_FACTOR_WRONG');
          const at = clock.now();
          const codes = Array.from({ length: RECOVERY_CODES }, () => ids.letters(10));
          const hashes = codes.map((one) => recoveryHash(hasher, call.memberId, one));
          await secondFactors.setRecoveryCodes(call.memberId, hashes);
          await secondFactors.show(call.sessionId, at);
          await audit.add({ ...entry(call, 'second_factor.enrol'), at });
          return ok(codes);
        }),
      ),
    show: (call, code) =>
      attempt(call, () =>
        transact(async ({ secondFactors, audit }) => {
          const at = clock.now();
          const isApp = await useCode(secondFactors, call, code, 'confirmed');
          const hash = recoveryHash(hasher, call.memberId, code);
          if (!isApp && !(await secondFactors.useRecoveryCode(call.memberId, hash))) {
            return refuse('SECOND_FACTOR_WRONG');
          }
          await secondFactors.show(call.sessionId, at);
          const action = isApp ? 'second_factor.show' : 'second_factor.recover';
          await audit.add({ ...entry(call, action), at });
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

function recoveryHash(hasher: Hasher, memberId: number, code: string): string {
  return hasher.hash(`recovery:${String(memberId)}:${code.toUpperCase().replaceAll(/[\s-]/g, '')}`);
}

function entry(call: Unlocking, action: string) {
  return auditLine(call, action, `person ${String(call.memberId)}`);
}
