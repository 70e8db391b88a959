import { sql } from 'drizzle-orm';
import type { Lot } from '../../../lib/stock/contract.ts';
import type { StockReason } from '../../../lib/stock/contract-values.ts';
import { selectRows, type Database } from '../../db/client.ts';

interface NewMovement {
  readonly productId: number;
  readonly branchId: number;
  readonly reason: StockReason;
  /** Pieces that come; negative ones leave. */
  readonly change: number;
  /** Reserved pieces that leave with them. */
  readonly unreserved?: number;
  readonly orderId?: string;
  readonly memberId?: number;
  readonly otherBranchId?: number | undefined;
  readonly requestKey?: string;
  readonly note?: string;
  /** Undefined: the database draws the first expired first. */
  readonly lots?: readonly (Lot & { readonly change: number })[] | undefined;
}

/** Changes a row of stock and writes the movement, in one statement; false for a sale of more than the good pieces. */
export async function writeMovement(db: Database, movement: NewMovement): Promise<boolean> {
  const { productId, branchId, reason, change, unreserved = 0, note = '', lots } = movement;
  const { orderId = null, memberId = null, otherBranchId = null, requestKey = null } = movement;
  const isGood = reason === 'sale' ? sql`AND on_hand - expired + ${change}::int >= 0` : sql``;
  const written = sql`WITH moved AS (
      UPDATE stock SET on_hand = on_hand + ${change}::int, reserved = reserved - ${unreserved}::int
      WHERE product_id = ${productId} AND branch_id = ${branchId} ${isGood}
      RETURNING product_id, branch_id, on_hand)
    INSERT INTO stock_movements (product_id, branch_id, change, on_hand, reason, note,
      other_branch_id, member_id, order_id, request_key, lots)
    SELECT product_id, branch_id, ${change}::int, on_hand, ${reason}, ${note},
      ${otherBranchId}::int, ${memberId}::int, ${orderId}::text, ${requestKey}::text,
      ${lots ? JSON.stringify(lots) : null}::jsonb FROM moved
    RETURNING id`;
  return (await selectRows(db, written)).length > 0;
}
