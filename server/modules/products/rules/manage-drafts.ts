import { DRAFT_PARTS, type DraftPart } from '../../../../lib/products/contract-values.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion } from '../../../core/version.ts';
import type { StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf, onWire } from '../../audit/rules/changes.ts';
import type { Draft, NamedDraft } from '../draft-ports.ts';
import type { OfficeProduct } from '../ports.ts';
import {
  changedValues,
  draftVersion,
  liveValues,
  wireNames,
  type DraftChange,
} from './draft-values.ts';
import { publishDraft, type DraftRepos, type LockedDraft } from './publish-drafts.ts';
import { partVersion } from './versions.ts';
import { checkPart } from './write-part.ts';

interface World {
  readonly clock: Clock;
  readonly transact: Transact<DraftRepos>;
}

/** Open drafts of a product, beside its live values. */
export interface DraftsOfProduct {
  readonly product: OfficeProduct;
  readonly drafts: readonly NamedDraft[];
}

export interface SeenDraft {
  readonly id: number;
  readonly part: DraftPart;
  readonly version: string;
}

/** Plan of a draft that is saved. */
export interface DraftPlan {
  readonly id: number;
  /** Version of the live part. */
  readonly version: string;
  /** Version of the draft that is replaced; null: there is none. */
  readonly draftVersion: string | null;
  readonly publishAt: Date | null;
}

/** Fields of the contract that keep their live value or take that of the draft. */
export interface Resolution {
  readonly keep: readonly string[];
  readonly take: readonly string[];
}

export interface ManageDrafts {
  read(id: number): Promise<Result<DraftsOfProduct>>;
  /** Refuses DRAFT_CHANGED, DRAFT_EMPTY, PRODUCT_ARCHIVED, and VALIDATION like a direct save. */
  save(call: StaffCall, plan: DraftPlan, change: DraftChange): Promise<Result<DraftsOfProduct>>;
  /** Null clears the time. A failed draft waits again. */
  setTime(
    call: StaffCall,
    seen: SeenDraft,
    publishAt: Date | null,
  ): Promise<Result<DraftsOfProduct>>;
  /** Refuses DRAFT_CONFLICT for fields that were changed live since and stand in neither list. */
  publish(
    call: StaffCall,
    seen: SeenDraft,
    resolution: Resolution,
  ): Promise<Result<DraftsOfProduct>>;
  discard(call: StaffCall, seen: SeenDraft): Promise<Result<DraftsOfProduct>>;
}

/** Drafts of parts of products (`docs/product/office.md`, "Drafts of products"). */
export function createManageDrafts(world: World): ManageDrafts {
  return {
    read: (id) => world.transact((repos) => draftsOf(repos, id)),
    save: (call, plan, change) => save(world, call, plan, change),
    setTime: (call, seen, publishAt) =>
      withSeen(world, seen, async (repos, { draft, at }) => {
        const fit = checkTime(publishAt, at);
        if (!fit.ok) return fit;
        const { memberId } = call;
        const waits = { state: 'waiting', fault: null, faultFields: [] } as const;
        await repos.productDrafts.change(draft.id, { ...waits, memberId, publishAt });
        await note(repos, { call, draft, action: 'product.draft_time', at }, { publishAt });
        return ok(undefined);
      }),
    publish: (call, seen, { keep, take }) =>
      withSeen(world, seen, async (repos, { draft, product, at }) => {
        const kept = namesIn(draft, keep);
        const settled = new Set([...kept, ...namesIn(draft, take)]);
        return publishDraft(repos, { call, draft, product, at }, { kept, settled });
      }),
    discard: (call, seen) =>
      withSeen(world, seen, async (repos, { draft, at }) => {
        await repos.productDrafts.change(draft.id, { state: 'discarded', endedAt: at });
        await note(repos, { call, draft, action: 'product.draft_discard', at });
        return ok(undefined);
      }),
  };
}

async function draftsOf(
  { officeProducts, productDrafts }: Pick<DraftRepos, 'officeProducts' | 'productDrafts'>,
  id: number,
): Promise<Result<DraftsOfProduct>> {
  const product = await officeProducts.read(id);
  if (!product) return refuse('NOT_FOUND');
  const drafts = [...(await productDrafts.open(id))];
  drafts.sort((a, b) => DRAFT_PARTS.indexOf(a.part) - DRAFT_PARTS.indexOf(b.part));
  return ok({ product, drafts });
}

async function save(
  { clock, transact }: World,
  call: StaffCall,
  plan: DraftPlan,
  change: DraftChange,
): Promise<Result<DraftsOfProduct>> {
  return transact(async (repos) => {
    const { id, publishAt } = plan;
    const { part } = change;
    const open = await repos.productDrafts.lock(id, part);
    const product = await repos.officeProducts.lock(id);
    if (!product) return refuse('NOT_FOUND');
    const at = clock.now();
    const fit = await checkSave(repos, { plan, change, product, open, at });
    if (!fit.ok) return fit;
    const values = changedValues(product, change);
    if (Object.keys(values).length === 0) return refuse('DRAFT_EMPTY');
    const draft = {
      ...{ productId: id, part, values, base: liveValues(product, { part, values }) },
      ...{ seenVersion: plan.version, memberId: call.memberId, publishAt },
    };
    const draftId = open
      ? await replace(repos, open.id, draft, at)
      : await repos.productDrafts.add(draft, at);
    if (draftId === undefined) return refuse('DRAFT_CHANGED');
    const saved = { id: draftId, productId: id, part };
    await note(repos, { call, draft: saved, action: 'product.draft', at }, draft);
    return draftsOf(repos, id);
  });
}

interface Saving {
  readonly plan: DraftPlan;
  readonly change: DraftChange;
  readonly product: OfficeProduct;
  readonly open: Draft | undefined;
  readonly at: Date;
}

async function checkSave(
  repos: DraftRepos,
  { plan, change, product, open, at }: Saving,
): Promise<Result<void>> {
  if (product.state === 'archived') return refuse('PRODUCT_ARCHIVED');
  const same = checkVersion(plan.version, partVersion(product[change.part]));
  if (!same.ok) return same;
  if ((open ? draftVersion(product, open) : null) !== plan.draftVersion) {
    return refuse('DRAFT_CHANGED');
  }
  const inTime = checkTime(plan.publishAt, at);
  return inTime.ok ? checkPart(repos, change, product) : inTime;
}

async function replace(
  { productDrafts }: DraftRepos,
  id: number,
  draft: Pick<Draft, 'values' | 'base' | 'seenVersion' | 'memberId' | 'publishAt'>,
  at: Date,
): Promise<number> {
  const { values, base, seenVersion, memberId, publishAt } = draft;
  const waits = { state: 'waiting', fault: null, faultFields: [], savedAt: at } as const;
  await productDrafts.change(id, { ...waits, values, base, seenVersion, memberId, publishAt });
  return id;
}

function checkTime(publishAt: Date | null, at: Date): Result<void> {
  return publishAt === null || publishAt > at
    ? ok(undefined)
    : refuse('VALIDATION', { fields: { publish_at: 'errors.field.time_past' } });
}

/** Does something to the draft that the person saw. */
async function withSeen(
  { clock, transact }: World,
  { id, part, version }: SeenDraft,
  work: (repos: DraftRepos, seen: LockedDraft) => Promise<Result<unknown>>,
): Promise<Result<DraftsOfProduct>> {
  return transact(async (repos) => {
    const draft = await repos.productDrafts.lock(id, part);
    const product = await repos.officeProducts.lock(id);
    if (!product) return refuse('NOT_FOUND');
    if (!draft) return refuse('DRAFT_CHANGED');
    const same = checkVersion(version, draftVersion(product, draft));
    if (!same.ok) return same;
    const done = await work(repos, { draft, product, at: clock.now() });
    return done.ok ? draftsOf(repos, id) : done;
  });
}

/** Names in the code of fields of the draft. */
function namesIn({ values }: Draft, wire: readonly string[]): ReadonlySet<string> {
  const named = new Set(wire);
  return new Set(Object.keys(values).filter((name) => named.has(wireNames([name])[0] ?? '')));
}

interface Step {
  readonly call: StaffCall;
  readonly draft: Pick<Draft, 'id' | 'productId' | 'part'>;
  readonly action: string;
  readonly at: Date;
}

/** Writes a step of a draft to the audit log, with the values that it planned. */
async function note(
  { audit }: Pick<DraftRepos, 'audit'>,
  { call, draft, action, at }: Step,
  planned: Partial<Pick<Draft, 'values' | 'base' | 'publishAt'>> = {},
): Promise<void> {
  const { base = {}, values = {}, publishAt } = planned;
  const time = publishAt === undefined ? {} : { publish_at: publishAt?.toISOString() ?? null };
  await audit.add({
    ...auditLine(call, action, `product ${String(draft.productId)}`),
    detail: { draft: draft.id, part: draft.part, ...time },
    changes: changesOf(onWire(base), onWire(values)),
    at,
  });
}
