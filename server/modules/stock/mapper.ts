import type { z } from 'zod';
import type { Locale } from '../../../lib/api/contract.ts';
import type { StockHold as WireHold } from '../../../lib/orders/contract-holds.ts';
import type {
  newMovementSchema,
  StockDetail as WireDetail,
  StockMovement as WireMovement,
  StockRow as WireRow,
} from '../../../lib/stock/contract.ts';
import type {
  MovementRow,
  ShelfPieces,
  StockHold,
  StockPlace,
  StockProduct,
  StockRow,
} from './movement-ports.ts';
import { lowPieces, lowVersion } from './rules/low-level.ts';
import type { Movement } from './rules/movement-lines.ts';
import type { PlaceStock } from './rules/read-stock.ts';

export function toWirePlace({ branchId, name }: StockPlace, locale: Locale) {
  return { branch_id: branchId, name: name?.[locale] ?? null };
}

function toWireProduct({ productId, itemCode, name }: StockProduct, locale: Locale) {
  return { product_id: productId, item_code: itemCode, name: name[locale] };
}

export function toWirePieces({ onHand, reserved, expired, free }: ShelfPieces) {
  return { on_hand: onHand, reserved, expired, free };
}

export function toWireRow(row: StockRow, locale: Locale): WireRow {
  return { ...toWireProduct(row, locale), ...toWirePieces(row), low_places: row.lowPlaces };
}

export function toWireDetail(
  detail: StockProduct & { readonly places: readonly PlaceStock[] },
  locale: Locale,
): WireDetail {
  const places = detail.places.map(({ lowLevel, isLow, lots, ...place }) => ({
    ...toWirePlace(place, locale),
    ...{ ...toWirePieces(place), is_low: isLow },
    lots: lots.map((lot) => ({
      ...{ lot_no: lot.lotNo, expires_on: lot.expiresOn },
      ...{ on_hand: lot.onHand, days_left: lot.daysLeft },
    })),
    low_level: {
      ...{ kind: lowLevel.kind, pieces: lowPieces(lowLevel), version: lowVersion(lowLevel) },
    },
  }));
  return { ...toWireProduct(detail, locale), places };
}

export function toWireMovement(row: MovementRow, locale: Locale): WireMovement {
  const { id, branchId, name, reason, change, onHand, note } = row;
  const { otherBranchId, memberId, memberName, orderId, at, lots } = row;
  return {
    ...{ id, branch_id: branchId, branch_name: name?.[locale] ?? null, reason, change },
    ...{
      on_hand: onHand,
      note,
      lots: [...lots],
      other_branch_id: otherBranchId,
      order_id: orderId,
    },
    person: memberId === null ? null : { member_id: memberId, name: memberName },
    at: at.toISOString(),
  };
}

export function toWireHold({ orderId, status, branchId, qty, since }: StockHold): WireHold {
  return { order_id: orderId, status, branch_id: branchId, qty, since: since.toISOString() };
}

export function toMovement(body: z.output<typeof newMovementSchema>): Movement {
  const place = { productId: body.product_id, branchId: body.branch_id, lot: body.lot };
  if (body.kind === 'count') {
    return { ...place, kind: body.kind, seen: body.seen, expected: body.expected };
  }
  if (body.kind === 'transfer') {
    return { ...place, kind: body.kind, toBranchId: body.to_branch_id, qty: body.qty };
  }
  return { ...place, kind: body.kind, qty: body.qty };
}
