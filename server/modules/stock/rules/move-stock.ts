import { calendarDay } from '../../../../lib/format/bangkok.ts';
import type { Clock } from '../../../core/ports.ts';
import type { Person } from '../../../core/person.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { AuditLog, StaffCall } from '../../audit/ports.ts';
import { auditLine } from '../../audit/rules/audit-line.ts';
import { changesOf } from '../../audit/rules/changes.ts';
import type { StockMovements, StockReads } from '../movement-ports.ts';
import { movementLines, placesOf, type Movement } from './movement-lines.ts';
import { scopeOf } from './scope.ts';

interface Repos {
  readonly stockReads: Pick<StockReads, 'places' | 'product'>;
  readonly stockMovements: StockMovements;
  readonly audit: Pick<AuditLog, 'add'>;
}

interface World {
  readonly clock: Clock;
  readonly transact: Transact<Repos>;
}

/** A call that moves stock; its key makes it happen once. */
export interface StockCall extends StaffCall {
  readonly person: Person;
  readonly requestKey: string;
}

export type MoveStock = (
  call: StockCall,
  movement: Movement,
  note: string,
) => Promise<Result<void>>;

/** Records a movement with its audit entry. Places outside the person's branches are NOT_FOUND. */
export function createMoveStock({ clock, transact }: World): MoveStock {
  return (call, movement, note) =>
    transact(async ({ stockReads, stockMovements, audit }) => {
      const { productId } = movement;
      const branchIds = placesOf(movement);
      const known = await stockReads.places(scopeOf(call.person));
      const isKnown = branchIds.every((id) => known.some(({ branchId }) => branchId === id));
      if (!isKnown || !(await stockReads.product(productId))) return refuse('NOT_FOUND');
      const shelves = await stockMovements.lock(productId, branchIds);
      const { memberId, requestKey } = call;
      if (await stockMovements.isDone(memberId, requestKey)) return ok(undefined);
      const lines = movementLines(movement, shelves, calendarDay(clock.now()));
      if (!lines.ok) return lines;
      for (const line of lines.value) {
        await stockMovements.add({ ...line, productId, memberId, requestKey, note });
        const onHand = shelves.get(line.branchId)?.onHand ?? 0;
        const { lot_no: lot } = movement.lot ?? {};
        const at = { branch_id: line.branchId, change: line.change };
        const detail = lot === undefined ? at : { ...at, lot };
        await audit.add({
          ...auditLine(call, `stock.${line.reason}`, `stock ${String(productId)}`),
          detail: note === '' ? detail : { ...detail, note },
          changes: changesOf({ on_hand: onHand }, { on_hand: onHand + line.change }),
          at: clock.now(),
        });
      }
      return ok(undefined);
    });
}
