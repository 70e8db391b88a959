import { LOW_PIECES } from '../../../../lib/stock/contract-values.ts';
import type { Clock } from '../../../core/ports.ts';
import type { Person } from '../../../core/person.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import { checkVersion, versionOf } from '../../../core/version.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { LowLevel, LowLevels, ShelfPieces, StockReads } from '../movement-ports.ts';
import { scopeOf } from './scope.ts';

/** Free pieces up to which a place with this level is low; null: never. */
export function lowPieces({ kind, pieces }: LowLevel): number | null {
  return kind === 'default' ? LOW_PIECES : pieces;
}

/** Whether a place is low; a place that never stocked the product is not. */
export function isLow(level: LowLevel, shelf: ShelfPieces | undefined): boolean {
  const pieces = lowPieces(level);
  return shelf !== undefined && pieces !== null && shelf.free <= pieces;
}

export function lowVersion({ kind, pieces }: LowLevel): string {
  return versionOf(kind, pieces);
}

interface World {
  readonly clock: Clock;
  readonly transact: Transact<{
    readonly stockReads: Pick<StockReads, 'places' | 'product'>;
    readonly lowLevels: LowLevels;
    readonly audit: Pick<AuditLog, 'add'>;
  }>;
}

interface SeenPlace {
  readonly productId: number;
  readonly branchId: number;
  readonly version: string;
}

export type SetLowLevel = (
  call: StaffCall & { readonly person: Person },
  seen: SeenPlace,
  level: LowLevel,
) => Promise<Result<void>>;

/** Sets when a place is low, with its audit entry. Places outside the person's branches are NOT_FOUND. */
export function createSetLowLevel({ clock, transact }: World): SetLowLevel {
  return (call, { productId, branchId, version }, level) =>
    transact(async ({ stockReads, lowLevels, audit }) => {
      const places = await stockReads.places(scopeOf(call.person));
      const isKnown = places.some((place) => place.branchId === branchId);
      if (!isKnown || !(await stockReads.product(productId))) return refuse('NOT_FOUND');
      const before = await lowLevels.lock(productId, branchId);
      const same = checkVersion(version, lowVersion(before));
      if (!same.ok) return same;
      await lowLevels.set(productId, branchId, level);
      await audit.add({
        ...auditLine(call, 'stock.low_level', `stock ${String(productId)}`),
        detail: { branch_id: branchId },
        changes: changesOf({ ...before }, { ...level }),
        at: clock.now(),
      });
      return ok(undefined);
    });
}
