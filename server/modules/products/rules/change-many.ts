import {
  BULK_KEPT_MS,
  BULK_MAX,
  type SaleObstacle,
} from '../../../../lib/products/contract-values.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { StaffCall } from '../../audit/ports.ts';
import type {
  BulkItem,
  BulkProduct,
  BulkRepo,
  BulkSummary,
  ProductChange,
  ProductChoice,
} from '../bulk-ports.ts';
import { applyChunk, CHUNK, shelfOf, undoChunk, type BulkRepos } from './bulk-chunks.ts';
import { fieldOf, judge } from './bulk-values.ts';
import { obstacleCodes } from './sale-obstacles.ts';
import { productVersion } from './versions.ts';

interface World extends BulkRepos {
  readonly clock: Clock;
  readonly transact: Transact<BulkRepos>;
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
        applyChunk(repos, { call, id, change: head.change, at: world.clock.now() }, items),
      );
    },
    undo: async (call, id) => {
      const head = await world.bulkChanges.read(id, since());
      if (!head?.appliedAt) return refuse('NOT_FOUND');
      await world.bulkChanges.mark(id, 'undoneAt', world.clock.now());
      return inChunks(world, { id, since: since() }, 'done', (repos, items) =>
        undoChunk(repos, { call, id, change: head.change, at: world.clock.now() }, items),
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

/** Works through the items of an outcome, which each piece of work takes away from it. */
async function inChunks(
  { bulkChanges, transact }: World,
  { id, since }: { readonly id: number; readonly since: Date },
  outcome: 'planned' | 'done',
  work: (repos: BulkRepos, items: readonly BulkItem[]) => Promise<Result<void>>,
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
