import type { DraftFault, DraftPart } from '../../../../lib/products/contract-values.ts';
import type { Ability } from '../../../../lib/people/contract-values.ts';
import type { Clock, Report } from '../../../core/ports.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { FindPerson } from '../../../core/person.ts';
import type { StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { AUDIT_KEPT_MS } from '../../audit/rules/read-audit.ts';
import type { Draft, DraftsRepo } from '../draft-ports.ts';
import type { OfficeProduct } from '../ports.ts';
import { conflictsOf, wireNames, withDraftValues } from './draft-values.ts';
import { writePart, type PartRepos } from './write-part.ts';

export interface DraftRepos extends PartRepos {
  readonly productDrafts: DraftsRepo;
}

interface Repos extends DraftRepos {
  readonly people: { readonly find: FindPerson };
}

interface World {
  readonly clock: Clock;
  readonly report: Report;
  readonly transact: Transact<Repos>;
}

/** A draft with its product, both locked. */
export interface LockedDraft {
  readonly draft: Draft;
  readonly product: OfficeProduct;
  readonly at: Date;
}

interface Publishing extends LockedDraft {
  readonly call: StaffCall;
}

/** Writes the fields of a draft upon the live row of today, like a direct save. */
export async function publishDraft(
  repos: DraftRepos,
  { call, draft, product, at }: Publishing,
  { kept, settled }: { readonly kept: ReadonlySet<string>; readonly settled: ReadonlySet<string> },
): Promise<Result<unknown>> {
  if (product.state === 'archived') return refuse('PRODUCT_ARCHIVED');
  const conflicts = conflictsOf(product, draft).filter((name) => !settled.has(name));
  if (conflicts.length > 0) {
    return refuse('DRAFT_CONFLICT', { data: { fields: wireNames(conflicts) } });
  }
  const circumstances = { call, before: product, at, detail: { draft: draft.id } };
  const written = await writePart(repos, circumstances, withDraftValues(product, draft, kept));
  if (!written.ok) return written;
  await repos.productDrafts.change(draft.id, { state: 'published', endedAt: at });
  return ok(undefined);
}

/** The ability that saves or publishes a part. */
export const DRAFT_ABILITIES: Readonly<Record<DraftPart, Ability>> = {
  facts: 'catalog.write',
  prices: 'prices.write',
  seo: 'catalog.write',
};
const NONE: ReadonlySet<string> = new Set();

/** Deletes ended drafts once the audit log tells of them no more. */
export function forgetDrafts({
  productDrafts,
  clock,
}: {
  readonly productDrafts: Pick<DraftsRepo, 'forget'>;
  readonly clock: Clock;
}): Promise<void> {
  return productDrafts.forget(new Date(clock.now().getTime() - AUDIT_KEPT_MS));
}

/** Publishes the drafts whose time has come, each in a transaction of its own; any number of processes may run it. */
export async function publishDue(world: World): Promise<void> {
  const tried: number[] = [];
  for (let id = await publishNext(world, tried); id !== undefined;) {
    tried.push(id);
    id = await publishNext(world, tried);
  }
}

/** The id of the draft that was published or failed. */
async function publishNext(world: World, tried: readonly number[]): Promise<number | undefined> {
  const { clock, transact, report } = world;
  const claimed: { draft: Draft | undefined } = { draft: undefined };
  try {
    const done = await transact(async (repos) => {
      const draft = await repos.productDrafts.claimDue(clock.now(), tried);
      // Reset too where the transaction is repeated.
      claimed.draft = draft;
      return draft ? publishOne(repos, draft, clock.now()) : ok(undefined);
    });
    if (claimed.draft && !done.ok) await fail(world, claimed.draft, done.refusal);
  } catch (error) {
    if (!claimed.draft) throw error;
    report('a draft could not be published', { draft_id: claimed.draft.id, error });
  }
  return claimed.draft?.id;
}

async function publishOne(repos: Repos, draft: Draft, at: Date): Promise<Result<unknown>> {
  const person = await repos.people.find(draft.memberId);
  if (person?.abilities.has(DRAFT_ABILITIES[draft.part]) !== true) return refuse('FORBIDDEN');
  const product = await repos.officeProducts.lock(draft.productId);
  if (!product) return refuse('NOT_FOUND');
  const call = callOf(draft);
  return publishDraft(repos, { call, draft, product, at }, { kept: NONE, settled: NONE });
}

/** The call of a draft that its person planned. */
function callOf({ id, memberId }: Draft): StaffCall {
  return { memberId, requestId: `draft ${String(id)}`, cause: 'schedule', address: '' };
}

/** Notes why a draft failed, unless a person changed it meanwhile. */
async function fail({ clock, transact }: World, draft: Draft, refusal: Refusal): Promise<void> {
  await transact(async (repos) => {
    const now = await repos.productDrafts.lock(draft.productId, draft.part);
    if (!now || !isSamePlan(now, draft)) return ok(undefined);
    const { fault, fields } = faultOf(refusal);
    await repos.productDrafts.change(draft.id, { state: 'failed', fault, faultFields: fields });
    await repos.audit.add({
      ...auditLine(callOf(draft), 'product.draft_fail', `product ${String(draft.productId)}`),
      detail: { draft: draft.id, part: draft.part, fault, fields },
      at: clock.now(),
    });
    return ok(undefined);
  });
}

function isSamePlan(one: Draft, other: Draft): boolean {
  const planOf = ({ id, state, savedAt, publishAt }: Draft) =>
    [id, state, savedAt.getTime(), publishAt?.getTime()].join(' ');
  return planOf(one) === planOf(other);
}

const FAULTS: Readonly<Partial<Record<Refusal['code'], DraftFault>>> = {
  DRAFT_CONFLICT: 'conflict',
  FORBIDDEN: 'not_allowed',
  PRODUCT_ARCHIVED: 'archived',
};

function faultOf({ code, data, fields = {} }: Refusal): {
  readonly fault: DraftFault;
  readonly fields: readonly string[];
} {
  const named = data?.['fields'];
  return {
    fault: FAULTS[code] ?? 'refused',
    fields: Array.isArray(named) ? named.map(String) : Object.keys(fields),
  };
}
