import {
  BULK_KEPT_MS,
  BULK_MAX,
  type SaleObstacle,
} from '../../../../lib/products/contract-values.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { AuditEntry, AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf, onWire } from '../../audit/rules/changes.ts';
import type {
  BulkItem,
  BulkProduct,
  BulkRepo,
  BulkSummary,
  ProductChange,
  ProductChoice,
} from '../bulk-ports.ts';
import { actionOf, changed, fieldOf, judge, numberOf, valuesOf, wantedOf } from './bulk-values.ts';
import { obstacleCodes } from './sale-obstacles.ts';
import { productVersion } from './versions.ts';

/** Products of one transaction: others of the shop wait for no more. */
const CHUNK = 250;

interface Repos {
  readonly bulkChanges: BulkRepo;
  readonly audit: Pick<AuditLog, 'addMany'>;
}

interface World extends Repos {
  readonly clock: Clock;
  readonly transact: Transact<Repos>;
}

export interface DryRun extends BulkSummary {
  /** Products that shoppers still cannot buy once they are published, by the first reason. */
  readonly unsold: ReadonlyMap<SaleObstacle, number>;
}

export interface ChangeMany {
  /**
   * Says what the change would do, and keeps it for `apply`. Refuses BULK_TOO_MANY, and VALIDATION for a department
   * or brand that does not exist.
   */
  plan(call: StaffCall, change: ProductChange, choice: ProductChoice): Promise<Result<DryRun>>;
  /** Changes what the person's own dry run said; products that changed since stay. A repetition goes on. */
  apply(call: StaffCall, id: number): Promise<Result<BulkSummary>>;
  /** Gives products their old value back, if nobody changed them since. */
  undo(call: StaffCall, id: number): Promise<Result<BulkSummary>>;
  /** Applied ones of the last day, newest first. */
  recent(): Promise<readonly BulkSummary[]>;
}

/** Changes many products at once (`docs/product/office.md`, "Bulk changes"). */
export function createChangeMany(world: World): ChangeMany {
  const since = () => new Date(world.clock.now().getTime() - BULK_KEPT_MS);
  return {
    plan: (call, change, choice) => plan(world, { call, change, choice, since: since() }),
    apply: async (call, id) => {
      const head = await world.bulkChanges.read(id, since());
      if (head?.memberId !== call.memberId) return refuse('NOT_FOUND');
      await world.bulkChanges.mark(id, 'appliedAt', world.clock.now());
      return inChunks(world, { id, since: since() }, 'planned', (repos, items) =>
        applyChunk(repos, world, { call, id, change: head.change }, items),
      );
    },
    undo: async (call, id) => {
      const head = await world.bulkChanges.read(id, since());
      if (!head?.appliedAt) return refuse('NOT_FOUND');
      await world.bulkChanges.mark(id, 'undoneAt', world.clock.now());
      return inChunks(world, { id, since: since() }, 'done', (repos, items) =>
        undoChunk(repos, world, { call, id, change: head.change }, items),
      );
    },
    recent: () => world.bulkChanges.recent(since()),
  };
}

/** Deletes bulk changes that can no longer be undone. */
export function forgetBulkChanges({
  bulkChanges,
  clock,
}: {
  readonly bulkChanges: Pick<BulkRepo, 'forget'>;
  readonly clock: Clock;
}): Promise<void> {
  return bulkChanges.forget(new Date(clock.now().getTime() - BULK_KEPT_MS));
}

async function plan(
  { bulkChanges, clock, transact }: World,
  {
    call,
    change,
    choice,
    since,
  }: {
    readonly call: StaffCall;
    readonly change: ProductChange;
    readonly choice: ProductChoice;
    readonly since: Date;
  },
): Promise<Result<DryRun>> {
  const shelf = await shelfOf(bulkChanges, change);
  if (!shelf.ok) return shelf;
  const ids = await bulkChanges.choose(choice, BULK_MAX + 1);
  if (ids.length > BULK_MAX) return refuse('BULK_TOO_MANY', { data: { max: BULK_MAX } });
  const items: BulkItem[] = [];
  const unsold = new Map<SaleObstacle, number>();
  for (let start = 0; start < ids.length; start += CHUNK) {
    for (const one of await bulkChanges.products(ids.slice(start, start + CHUNK), false)) {
      const item = toItem(change, one);
      items.push(item);
      const [code] =
        change.kind === 'publish' && item.outcome === 'planned' ? stillUnsold(one) : [];
      if (code) unsold.set(code, (unsold.get(code) ?? 0) + 1);
    }
  }
  return transact(async (repos) => {
    const head = { memberId: call.memberId, change };
    const id = await repos.bulkChanges.add(head, items, clock.now());
    const summary = await repos.bulkChanges.read(id, since);
    return summary ? ok({ ...summary, unsold }) : refuse('NOT_FOUND');
  });
}

function toItem(change: ProductChange, { product }: BulkProduct): BulkItem {
  const { id: productId } = product;
  return {
    ...{ productId, before: fieldOf(change, product), version: productVersion(product) },
    ...judge(change, product),
  };
}

function stillUnsold({ sale }: BulkProduct) {
  return obstacleCodes({ ...sale, state: 'live' });
}

/** A department or brand that products are moved to exists, and stays until the transaction ends. */
async function shelfOf(
  repo: Pick<BulkRepo, 'keepShelves'>,
  change: ProductChange,
): Promise<Result<void>> {
  if (change.kind === 'publish' || change.kind === 'archive') return ok(undefined);
  const known = await repo.keepShelves(change.kind, [numberOf(wantedOf(change))]);
  if (known.size > 0) return ok(undefined);
  return refuse('VALIDATION', { fields: { [`${change.kind}_id`]: 'errors.field.invalid' } });
}

/** Works through the items of an outcome, which each piece of work takes away from it. */
async function inChunks(
  { bulkChanges, transact }: World,
  { id, since }: { readonly id: number; readonly since: Date },
  outcome: 'planned' | 'done',
  work: (repos: Repos, items: readonly BulkItem[]) => Promise<Result<void>>,
): Promise<Result<BulkSummary>> {
  for (;;) {
    const waiting = await bulkChanges.items(id, outcome, CHUNK);
    if (waiting.length === 0) break;
    const worked = await transact((repos) => work(repos, waiting));
    if (!worked.ok) return worked;
  }
  const summary = await bulkChanges.read(id, since);
  return summary ? ok(summary) : refuse('NOT_FOUND');
}

interface Work {
  readonly call: StaffCall;
  readonly id: number;
  readonly change: ProductChange;
}

/** Locks the products, and finds items that another request did not take meanwhile. */
async function lockItems(
  { bulkChanges }: Repos,
  id: number,
  outcome: 'planned' | 'done',
  waiting: readonly BulkItem[],
): Promise<readonly (BulkProduct & { readonly item: BulkItem })[]> {
  const ids = waiting.map(({ productId }) => productId);
  const products = await bulkChanges.products(ids, true);
  const open = await bulkChanges.items(id, outcome, CHUNK);
  const itemOf = new Map(open.map((item) => [item.productId, item]));
  return products.flatMap((one) => {
    const item = itemOf.get(one.product.id);
    return item ? [{ ...one, item }] : [];
  });
}

async function applyChunk(
  repos: Repos,
  { clock }: World,
  { call, id, change }: Work,
  waiting: readonly BulkItem[],
): Promise<Result<void>> {
  const locked = await lockItems(repos, id, 'planned', waiting);
  const shelf = await shelfOf(repos.bulkChanges, change);
  if (!shelf.ok) return shelf;
  const at = clock.now();
  const wanted = wantedOf(change);
  const settled = locked.map(({ product, item }): BulkItem => {
    if (productVersion(product) !== item.version) {
      return { ...item, outcome: 'refused', reason: 'stale' };
    }
    const judged = judge(change, product);
    if (judged.outcome !== 'planned') return { ...item, ...judged };
    const version = productVersion(changed(change, product, wanted));
    return { ...item, version, outcome: 'done' };
  });
  const done = settled.filter(({ outcome }) => outcome === 'done');
  await write(repos, { call, id, change, at, action: actionOf(change) }, done, () => wanted);
  await repos.bulkChanges.settle(id, settled);
  return ok(undefined);
}

async function undoChunk(
  repos: Repos,
  { clock }: World,
  { call, id, change }: Work,
  waiting: readonly BulkItem[],
): Promise<Result<void>> {
  const locked = await lockItems(repos, id, 'done', waiting);
  const { kind } = change;
  const isShelf = kind === 'department' || kind === 'brand';
  const shelves = [...new Set(locked.map(({ item }) => numberOf(item.before)))];
  const known = isShelf ? await repos.bulkChanges.keepShelves(kind, shelves) : undefined;
  const settled = locked.map(({ product, item }): BulkItem => {
    if (productVersion(product) !== item.version) {
      return { ...item, outcome: 'kept', reason: 'stale' };
    }
    if (known && !known.has(numberOf(item.before))) {
      return { ...item, outcome: 'kept', reason: 'shelf_gone' };
    }
    const version = productVersion(changed(change, product, item.before));
    return { ...item, version, outcome: 'undone' };
  });
  const undone = settled.filter(({ outcome }) => outcome === 'undone');
  const entry = { call, id, change, at: clock.now(), action: 'product.undo' };
  await write(repos, entry, undone, ({ before }) => before);
  await repos.bulkChanges.settle(id, settled);
  return ok(undefined);
}

/** Writes the new value of each item, with a line in the audit log. */
async function write(
  { bulkChanges, audit }: Repos,
  { call, id, change, at, action }: Work & { readonly at: Date; readonly action: string },
  items: readonly BulkItem[],
  valueOf: (item: BulkItem) => string,
): Promise<void> {
  for (const [value, group] of Map.groupBy(items, valueOf)) {
    const ids = group.map(({ productId }) => productId);
    await bulkChanges.change(ids, valuesOf(change, value), at);
  }
  const isUndo = action === 'product.undo';
  const wanted = onWire({ ...valuesOf(change, wantedOf(change)) });
  await audit.addMany(
    items.map((item): AuditEntry => {
      const line = auditLine(
        { ...call, cause: 'bulk' },
        action,
        `product ${String(item.productId)}`,
      );
      const before = onWire({ ...valuesOf(change, item.before) });
      const changes = isUndo ? changesOf(wanted, before) : changesOf(before, wanted);
      return { ...line, detail: { bulk: id }, changes, at };
    }),
  );
}
