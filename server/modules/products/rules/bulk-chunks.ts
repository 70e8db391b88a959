import { ok, refuse, type Result } from '../../../core/result.ts';
import type { AuditEntry, AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf, onWire } from '../../audit/rules/changes.ts';
import type { BulkItem, BulkProduct, BulkRepo, ProductChange } from '../bulk-ports.ts';
import { actionOf, changed, judge, numberOf, valuesOf, wantedOf } from './bulk-values.ts';
import { productVersion } from './versions.ts';

/** Products of one transaction: others of the shop wait for no more. */
export const CHUNK = 250;

export interface BulkRepos {
  readonly bulkChanges: BulkRepo;
  readonly audit: Pick<AuditLog, 'addMany'>;
}

/** A bulk change at work; `at` is the time of its audit lines. */
interface Work {
  readonly call: StaffCall;
  readonly id: number;
  readonly change: ProductChange;
  readonly at: Date;
}

/** A department or brand that products are moved to exists, and stays until the transaction ends. */
export async function shelfOf(
  repo: Pick<BulkRepo, 'keepShelves'>,
  change: ProductChange,
): Promise<Result<void>> {
  if (change.kind === 'publish' || change.kind === 'archive') return ok(undefined);
  const known = await repo.keepShelves(change.kind, [numberOf(wantedOf(change))]);
  if (known.size > 0) return ok(undefined);
  return refuse('VALIDATION', { fields: { [`${change.kind}_id`]: 'errors.field.invalid' } });
}

/** Locks the products, and finds items that another request did not take meanwhile. */
async function lockItems(
  { bulkChanges }: BulkRepos,
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

/** Changes planned products, unless they changed since the dry run. */
export async function applyChunk(
  repos: BulkRepos,
  work: Work,
  waiting: readonly BulkItem[],
): Promise<Result<void>> {
  const { id, change } = work;
  const locked = await lockItems(repos, id, 'planned', waiting);
  const shelf = await shelfOf(repos.bulkChanges, change);
  if (!shelf.ok) return shelf;
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
  await write(repos, { ...work, action: actionOf(change) }, done, () => wanted);
  await repos.bulkChanges.settle(id, settled);
  return ok(undefined);
}

/** Gives changed products their old value back, unless they changed since. */
export async function undoChunk(
  repos: BulkRepos,
  work: Work,
  waiting: readonly BulkItem[],
): Promise<Result<void>> {
  const { id, change } = work;
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
  await write(repos, { ...work, action: 'product.undo' }, undone, ({ before }) => before);
  await repos.bulkChanges.settle(id, settled);
  return ok(undefined);
}

/** Writes the new value of each item, with a line in the audit log. */
async function write(
  { bulkChanges, audit }: BulkRepos,
  { call, id, change, at, action }: Work & { readonly action: string },
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
