import type { Clock, Hasher, Ids } from '../../../core/ports.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog } from '../../audit/ports.ts';
import type { SecondFactorRepo, StoredFactor } from '../factor-ports.ts';
import type { PasskeyRepo } from '../passkey-ports.ts';
import type { PeopleRepo } from '../ports.ts';
import { factorEntry, replaceRecoveryCodes, type Unlocking } from './factor-guard.ts';
import { changeRefusal } from './passkeys.ts';

interface Work {
  readonly people: Pick<PeopleRepo, 'lock'>;
  readonly secondFactors: SecondFactorRepo;
  readonly passkeys: PasskeyRepo;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World {
  /** False in a demo. */
  readonly secondFactorRequired: boolean;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hasher: Hasher;
  readonly transact: Transact<Work>;
}

export interface OwnFactor {
  /** Refuses LAST_FACTOR where no passkey stays. */
  removeApp(call: Unlocking, version: string): Promise<Result<void>>;
  /** New recovery codes, shown once; the old ones end. */
  renewCodes(call: Unlocking, version: string): Promise<Result<readonly string[]>>;
}

/** Version of a person's app and recovery codes. */
export function factorVersion(
  app: StoredFactor | undefined,
  recoveryHashes: readonly string[],
): string {
  return versionOf(app?.confirmed === true ? app.secretSealed : null, recoveryHashes);
}

export function createOwnFactor(world: World): OwnFactor {
  const { clock, transact } = world;
  return {
    removeApp: (call, version) =>
      transact(async (repos) => {
        const refusal = await lockedRefusal(world, repos, call, version);
        if (refusal) return { ok: false, refusal };
        const { memberId } = call;
        const app = await repos.secondFactors.find(memberId);
        if (app?.confirmed !== true) return refuse('NOT_FOUND');
        if (world.secondFactorRequired && (await repos.passkeys.count(memberId)) === 0) {
          return refuse('LAST_FACTOR');
        }
        await repos.secondFactors.removeApp(memberId);
        await repos.audit.add({ ...factorEntry(call, 'second_factor.remove'), at: clock.now() });
        return ok(undefined);
      }),
    renewCodes: (call, version) =>
      transact(async (repos) => {
        const refusal = await lockedRefusal(world, repos, call, version);
        if (refusal) return { ok: false, refusal };
        const { memberId } = call;
        const app = await repos.secondFactors.find(memberId);
        if (app?.confirmed !== true && (await repos.passkeys.count(memberId)) === 0) {
          return refuse('NOT_FOUND');
        }
        const codes = await replaceRecoveryCodes(world, repos.secondFactors, memberId);
        await repos.audit.add({ ...factorEntry(call, 'second_factor.renew'), at: clock.now() });
        return ok(codes);
      }),
  };
}

/** Locks the person. Refuses a factor that was not shown lately, and a version that is not the current one. */
async function lockedRefusal(
  world: World,
  repos: Work,
  call: Unlocking,
  version: string,
): Promise<Refusal | undefined> {
  const { people, secondFactors } = repos;
  await people.lock(call.memberId);
  const refusal = await changeRefusal(world, repos, call);
  if (refusal) return refusal;
  const app = await secondFactors.find(call.memberId);
  const hashes = await secondFactors.recoveryHashes(call.memberId);
  const same = checkVersion(version, factorVersion(app, hashes));
  return same.ok ? undefined : same.refusal;
}
