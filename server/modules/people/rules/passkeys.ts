import { brand } from '../../../../lib/brand.ts';
import type { PasskeyCreation, PasskeyRequest } from '../../../../lib/people/contract-passkeys.ts';
import type { Clock, Hasher, Ids } from '../../../core/ports.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog } from '../../audit/ports.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { SecondFactorRepo } from '../factor-ports.ts';
import type {
  ChallengePurpose,
  CreationAnswer,
  PasskeyRepo,
  PasskeySite,
  PasskeyVerifier,
  ProofAnswer,
  StoredPasskey,
} from '../passkey-ports.ts';
import type { PeopleRepo } from '../ports.ts';
import {
  factorEntry,
  giveRecoveryCodes,
  limitFactorMisses,
  shownRefusal,
  type Unlocking,
} from './factor-guard.ts';
import { openChallenge } from './passkey-challenge.ts';
import { CHALLENGE_MS, creationOptions, requestOptions } from './passkey-options.ts';

const MOST = 10;

interface Repos {
  readonly secondFactors: SecondFactorRepo;
  readonly passkeys: PasskeyRepo;
}

interface Work extends Repos {
  readonly people: Pick<PeopleRepo, 'lock'>;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World extends Repos {
  /** False in a demo. */
  readonly secondFactorRequired: boolean;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hasher: Hasher;
  readonly rateLimits: RateLimiter;
  readonly passkeySite: PasskeySite | undefined;
  readonly passkeyVerifier: PasskeyVerifier;
  readonly transact: Transact<Work>;
}

export interface Passkeys {
  list(memberId: number): Promise<readonly StoredPasskey[]>;
  /** Options for a new passkey. A person with a second factor has to have shown it lately. */
  beginAdd(call: Unlocking): Promise<Result<PasskeyCreation>>;
  /** Keeps the new passkey. Returns recovery codes, shown once; none where the person has some. */
  add(call: Unlocking, name: string, answer: CreationAnswer): Promise<Result<readonly string[]>>;
  beginShow(call: Unlocking): Promise<Result<PasskeyRequest>>;
  /** Shows the second factor by a passkey. */
  show(call: Unlocking, answer: ProofAnswer): Promise<Result<void>>;
  rename(call: Unlocking, id: string, name: string, version: string): Promise<Result<void>>;
  /** Refuses LAST_FACTOR where the office could not be opened any more. */
  remove(call: Unlocking, id: string, version: string): Promise<Result<void>>;
}

export function createPasskeys(world: World): Passkeys {
  const { clock, transact, passkeySite: site } = world;

  const ask = async ({ sessionId }: Unlocking, purpose: ChallengePurpose) => {
    const challenge = world.ids.token();
    const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
    await world.passkeys.ask(sessionId, purpose, { challenge, expiresAt });
    return challenge;
  };
  // Outside of the transaction, whose refusal would give the challenge back.
  const take = async ({ sessionId }: Unlocking, purpose: ChallengePurpose) =>
    openChallenge(await world.passkeys.take(sessionId, purpose), clock.now());

  return {
    list: (memberId) => world.passkeys.of(memberId),
    beginAdd: async (call) => {
      if (!site) return refuse('PASSKEY_UNAVAILABLE');
      const refusal = await changeRefusal(world, world, call);
      if (refusal) return { ok: false, refusal };
      const passkeys = await world.passkeys.of(call.memberId);
      if (passkeys.length >= MOST) return refuse('PASSKEY_LIMIT', { data: { max: MOST } });
      const challenge = await ask(call, 'add');
      const handle = world.hasher.hash(`passkeys:${String(call.memberId)}`);
      const { phone } = call;
      return ok(
        creationOptions({ site, shopName: brand.name, challenge, handle, phone, passkeys }),
      );
    },
    add: (call, name, answer) =>
      limitFactorMisses(world, call, async () => {
        if (!site) return refuse('PASSKEY_UNAVAILABLE');
        const challenge = await take(call, 'add');
        if (!challenge.ok) return challenge;
        const made = await world.passkeyVerifier.created(site, challenge.value, answer);
        if (!made) return refuse('PASSKEY_WRONG');
        return transact(async (repos) => {
          const { people, passkeys, secondFactors, audit } = repos;
          const { memberId } = call;
          await people.lock(memberId);
          const refusal = await changeRefusal(world, repos, call);
          if (refusal) return { ok: false, refusal };
          if ((await passkeys.count(memberId)) >= MOST) {
            return refuse('PASSKEY_LIMIT', { data: { max: MOST } });
          }
          const at = clock.now();
          const row = { ...made, id: world.ids.uuid(), memberId, name };
          const isNew = await passkeys.add({ ...row, createdAt: at, lastUsedAt: null });
          if (!isNew) return refuse('PASSKEY_TAKEN');
          const codes = await giveRecoveryCodes(world, secondFactors, memberId);
          await secondFactors.show(call.sessionId, at);
          const changes = changesOf({}, { name });
          await audit.add({ ...factorEntry(call, 'passkey.add'), changes, at });
          return ok(codes);
        });
      }),
    beginShow: async (call) => {
      const passkeys = await world.passkeys.of(call.memberId);
      if (!site || passkeys.length === 0) return refuse('PASSKEY_UNAVAILABLE');
      return ok(requestOptions(site, await ask(call, 'show'), passkeys));
    },
    show: (call, answer) =>
      limitFactorMisses(world, call, async () => {
        if (!site) return refuse('PASSKEY_UNAVAILABLE');
        const challenge = await take(call, 'show');
        if (!challenge.ok) return challenge;
        const own = await world.passkeys.of(call.memberId);
        const passkey = own.find(({ credentialId }) => credentialId === answer.credentialId);
        if (!passkey) return refuse('PASSKEY_WRONG');
        const shown = await world.passkeyVerifier.shown(site, challenge.value, answer, passkey);
        return shown ? showBy(world, call, passkey, shown) : refuse('PASSKEY_WRONG');
      }),
    rename: (call, id, name, version) =>
      transact(async ({ people, passkeys, audit }) => {
        await people.lock(call.memberId);
        const seen = await seenPasskey(passkeys, call, id, version);
        if (!seen.ok) return seen;
        const before = seen.value;
        await passkeys.rename(id, name);
        const changes = changesOf({ name: before.name }, { name });
        await audit.add({ ...factorEntry(call, 'passkey.rename'), changes, at: clock.now() });
        return ok(undefined);
      }),
    remove: (call, id, version) =>
      transact(async (repos) => {
        const { people, passkeys, audit } = repos;
        await people.lock(call.memberId);
        const seen = await seenPasskey(passkeys, call, id, version);
        if (!seen.ok) return seen;
        const before = seen.value;
        const refusal = await changeRefusal(world, repos, call);
        if (refusal) return { ok: false, refusal };
        if (await isLastFactor(world, repos, call)) return refuse('LAST_FACTOR');
        await passkeys.remove(id);
        const changes = changesOf({ name: before.name }, {});
        await audit.add({ ...factorEntry(call, 'passkey.remove'), changes, at: clock.now() });
        return ok(undefined);
      }),
  };
}

type Shown = NonNullable<Awaited<ReturnType<PasskeyVerifier['shown']>>>;

/** A counter that did not rise belongs to a copy: it is refused, and stands in the audit log. */
async function showBy(
  { clock, transact }: World,
  call: Unlocking,
  { id, name }: StoredPasskey,
  { counter, backedUp }: Shown,
): Promise<Result<void>> {
  const changes = changesOf({}, { name });
  const shown = await transact(async ({ secondFactors, passkeys, audit }) => {
    const at = clock.now();
    if (!(await passkeys.use(id, counter, backedUp, at))) return refuse('PASSKEY_COPIED');
    await secondFactors.show(call.sessionId, at);
    await audit.add({ ...factorEntry(call, 'passkey.show'), changes, at });
    return ok(undefined);
  });
  if (shown.ok || shown.refusal.code !== 'PASSKEY_COPIED') return shown;
  const noted = await transact(async ({ audit }) => {
    await audit.add({ ...factorEntry(call, 'passkey.copied'), changes, at: clock.now() });
    return ok(undefined);
  });
  return noted.ok ? shown : noted;
}

/** A person with a second factor changes it only after showing it lately: a stolen sign-in is not enough. */
export async function changeRefusal(
  { secondFactorRequired, clock }: Pick<World, 'secondFactorRequired' | 'clock'>,
  { secondFactors, passkeys }: Repos,
  { memberId, sessionId }: Unlocking,
): Promise<Refusal | undefined> {
  if (!secondFactorRequired) return undefined;
  const totp = await secondFactors.find(memberId);
  const hasFactor = totp?.confirmed === true || (await passkeys.count(memberId)) > 0;
  if (!hasFactor) return undefined;
  return shownRefusal(await secondFactors.shownAt(sessionId), clock.now(), true);
}

async function isLastFactor(
  { secondFactorRequired }: Pick<World, 'secondFactorRequired'>,
  { secondFactors, passkeys }: Repos,
  { memberId }: Unlocking,
): Promise<boolean> {
  if (!secondFactorRequired || (await passkeys.count(memberId)) > 1) return false;
  return (await secondFactors.find(memberId))?.confirmed !== true;
}

/** Its name alone: each use changes the rest. */
export function passkeyVersion({ name }: StoredPasskey): string {
  return versionOf(name);
}

async function seenPasskey(
  passkeys: PasskeyRepo,
  { memberId }: Unlocking,
  id: string,
  version: string,
): Promise<Result<StoredPasskey>> {
  const passkey = (await passkeys.of(memberId)).find((one) => one.id === id);
  if (!passkey) return refuse('NOT_FOUND');
  const same = checkVersion(version, passkeyVersion(passkey));
  return same.ok ? ok(passkey) : same;
}
