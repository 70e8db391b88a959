import type { ErrorCode } from '../../../../lib/api/contract/errors.ts';
import { COUPON_CLASS, type CouponClass } from '../../../../lib/api/contract/coupon-values.ts';
import type { Satang } from '../../../core/money.ts';
import { allocate } from './allocate.ts';
import type { CouponRule } from './rules.ts';
import { less, sum, type Line, type Shopper } from './state.ts';

export function classOf({ kind }: Pick<CouponRule, 'kind'>): CouponClass {
  return COUPON_CLASS[kind];
}

export interface Verdict {
  readonly refused: ErrorCode | null;
  readonly missing: Satang;
}

const FINE: Verdict = { refused: null, missing: 0 };

/** @param goods the lines as they are after steps 1 to 3, which the minimum spend is tested against */
export function judge(
  coupon: CouponRule,
  goods: readonly Line[],
  { member, now }: { readonly member: Pick<Shopper, 'birthday'>; readonly now: Date },
): Verdict {
  if (coupon.expiresAt <= now) return { refused: 'COUPON_EXPIRED', missing: 0 };
  if (coupon.birthday && !member.birthday) return { refused: 'NOT_ELIGIBLE', missing: 0 };
  const missing = coupon.minSpend - spentOn(coupon, goods);
  return missing > 0 ? { refused: 'COUPON_MIN_SPEND', missing } : FINE;
}

function spentOn(coupon: CouponRule, goods: readonly Line[]): Satang {
  return sum(linesOf(coupon, goods), ({ total }) => total);
}

/** What a coupon is good for: never restricted medicines, and coins for no medicine at all. */
function linesOf(coupon: CouponRule, lines: readonly Line[]): readonly Line[] {
  return lines.filter(
    (line) =>
      !line.restricted && !(coupon.kind === 'coins' && line.medicine) && inScope(coupon, line),
  );
}

function inScope({ scope, scopeId }: CouponRule, line: Line): boolean {
  if (scope === 'product') return line.productId === scopeId;
  if (scope === 'brand') return line.brandId === scopeId;
  if (scope === 'category') return line.categoryId === scopeId;
  return true;
}

/** Takes a store or coin coupon off the lines it is good for; as they were when there is nothing to take. */
export function takeOff(coupon: CouponRule, lines: readonly Line[]): readonly Line[] {
  const good = linesOf(coupon, lines);
  const shares =
    coupon.kind === 'free_item'
      ? cheapestPiece(good, coupon.cap)
      : allocate(
          amountOf(coupon, good),
          good.map(({ productId, total }) => ({ productId, left: total })),
        );
  return lines.map((line) => less(line, { lineDiscount: shares.get(line.productId) ?? 0 }));
}

function amountOf(coupon: CouponRule, good: readonly Line[]): Satang {
  if (coupon.kind !== 'percent') return coupon.amount;
  const off = Math.round((sum(good, ({ total }) => total) * coupon.percent) / 100);
  return Math.min(off, coupon.cap ?? off);
}

/** "Free item": the cheapest piece that still costs something, ties by product id. */
function cheapestPiece(good: readonly Line[], cap: Satang | null): ReadonlyMap<number, Satang> {
  const [cheapest] = good
    .map((line) => ({
      productId: line.productId,
      price: Math.floor(line.total / Math.max(1, line.qty - line.freeQty)),
    }))
    .filter(({ price }) => price > 0)
    .toSorted((a, b) => a.price - b.price || a.productId - b.productId);
  if (!cheapest) return new Map();
  return new Map([[cheapest.productId, Math.min(cheapest.price, cap ?? cheapest.price)]]);
}
