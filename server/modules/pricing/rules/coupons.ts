import { COUPON_CLASS, type CouponClass } from '../../../../lib/wallet/contract-values.ts';
import type { ErrorCode } from '../../../../lib/api/contract-errors.ts';
import type { Satang } from '../../../core/money.ts';
import { allocate } from './allocate.ts';
import {
  type Applied,
  type CouponRule,
  type DeliveryPrice,
  FREE_DELIVERY_FROM,
  HOME_DELIVERY_FEE,
  type Line,
  type PriceInput,
  type PricedCoupon,
  type Shopper,
  deliveryPrice,
  less,
  sum,
} from './priced.ts';

export function classOf({ kind }: Pick<CouponRule, 'kind'>): CouponClass {
  return COUPON_CLASS[kind];
}

export interface Verdict {
  readonly refused: ErrorCode | null;
  readonly missing: Satang;
}

const FINE: Verdict = { refused: null, missing: 0 };

/** @param goods lines after steps 1 to 3, used for the minimum spend */
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

/** Lines that a coupon applies to: never restricted medicines, and no medicines at all for coins. */
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

/** Applies a store or coin coupon to its lines; unchanged if there is nothing to take off. */
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

/** "Free item": the cheapest piece with a price above 0, ties by product id. */
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

export type Terms = Pick<PriceInput, 'member' | 'delivery' | 'now'>;

export interface WithCoupons {
  readonly lines: readonly Line[];
  /** Total of the lines in satang. */
  readonly goods: Satang;
  readonly delivery: DeliveryPrice;
  readonly coupons: readonly PricedCoupon[];
  readonly applied: readonly Applied[];
}

/**
 * Steps 4 to 6 of the price rules (`docs/product/cart.md`, "Price rules"): applies coupons, coins and delivery to
 * lines after steps 1 to 3. Independent of the order in which coupons were chosen.
 */
export function applyCoupons(
  goods: readonly Line[],
  chosen: readonly CouponRule[],
  terms: Terms,
): WithCoupons {
  const coupons = chosen.toSorted((a, b) => a.memberCouponId - b.memberCouponId);
  const pick = (wanted: CouponClass, use: (coupon: CouponRule) => Use) =>
    pickOne(
      coupons.filter((coupon) => classOf(coupon) === wanted),
      (coupon) => judge(coupon, goods, terms),
      use,
    );
  const offLines = (lines: readonly Line[]) => (coupon: CouponRule) => {
    const after = takeOff(coupon, lines);
    return { amount: worth(lines) - worth(after), lines: after };
  };

  const store = pick('store', offLines(goods));
  const afterStore = store.taken?.lines ?? goods;
  const coins = pick('coins', offLines(afterStore));
  const lines = coins.taken?.lines ?? afterStore;

  const before = deliveryPrice(terms.delivery, worth(lines));
  const free = pick('delivery', ({ amount }) => ({
    amount: Math.min(before.fee, amount || before.fee),
    lines,
  }));
  return {
    lines,
    goods: worth(lines),
    delivery: free.taken ? freed(before, free.taken.amount) : before,
    coupons: [...store.priced, ...coins.priced, ...free.priced].toSorted(
      (a, b) => a.memberCouponId - b.memberCouponId,
    ),
    applied: [
      ...named(store.taken),
      ...named(coins.taken),
      ...thresholdOf(terms, before),
      ...named(free.taken),
    ],
  };
}

function worth(lines: readonly Line[]): Satang {
  return sum(lines, ({ total }) => total);
}

interface Use {
  readonly amount: Satang;
  readonly lines: readonly Line[];
}

interface Taken extends Use {
  readonly rule: CouponRule;
}

/** Uses the first coupon of a class that takes anything off. */
function pickOne(
  coupons: readonly CouponRule[],
  verdictOf: (coupon: CouponRule) => ReturnType<typeof judge>,
  use: (coupon: CouponRule) => Use,
): { readonly taken: Taken | undefined; readonly priced: readonly PricedCoupon[] } {
  let taken: Taken | undefined;
  const priced: PricedCoupon[] = [];
  for (const rule of coupons) {
    const { memberCouponId, code, kind } = rule;
    const head = { memberCouponId, code, kind };
    if (taken) {
      priced.push({ ...head, amount: 0, refused: 'COUPON_NOT_COMBINABLE', missing: 0 });
      continue;
    }
    const verdict = verdictOf(rule);
    if (verdict.refused) {
      priced.push({ ...head, ...verdict, amount: 0 });
      continue;
    }
    const used = use(rule);
    if (used.amount > 0) taken = { rule, ...used };
    const refused = used.amount > 0 ? null : 'NOT_ELIGIBLE';
    priced.push({ ...head, amount: used.amount, refused, missing: 0 });
  }
  return { taken, priced };
}

function freed({ fee, freeDeliveryMissing }: DeliveryPrice, off: Satang): DeliveryPrice {
  return { fee: fee - off, freeDeliveryMissing: fee === off ? 0 : freeDeliveryMissing };
}

function named(taken: Taken | undefined): readonly Applied[] {
  if (!taken) return [];
  const { rule, amount } = taken;
  const coins = classOf(rule) === 'coins';
  return [
    {
      ruleId: `${coins ? 'coins' : 'coupon'}:${String(rule.memberCouponId)}`,
      scope: classOf(rule) === 'delivery' ? 'delivery' : 'order',
      amount,
      why: { id: coins ? 'catalog-prices.coins' : 'catalog-prices.coupon', name: rule.name },
      memberCouponId: rule.memberCouponId,
    },
  ];
}

function thresholdOf({ delivery }: Terms, { fee }: DeliveryPrice): readonly Applied[] {
  if (delivery === 'pickup' || fee > 0) return [];
  const why = { id: 'catalog-prices.freeDelivery', amount: FREE_DELIVERY_FROM } as const;
  return [{ ruleId: 'free_delivery', scope: 'delivery', amount: HOME_DELIVERY_FEE, why }];
}
