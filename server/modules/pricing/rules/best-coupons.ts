import type { CouponClass } from '../../../../lib/api/contract/coupon-values.ts';
import type { Satang } from '../../../core/money.ts';
import { classOf, judge } from './coupons.ts';
import { beforeCoupons } from './price-cart.ts';
import type { CouponRule } from './rules.ts';
import { applyCoupons } from './apply-coupons.ts';
import type { PriceInput } from './state.ts';

/**
 * So many coupons of a class are tried, those that take most off by themselves: a full wallet must not slow a cart down.
 */
const MOST_TRIED: Readonly<Record<CouponClass, number>> = { store: 10, coins: 3, delivery: 3 };

export interface BestCoupons {
  /** In order of id. */
  readonly rules: readonly CouponRule[];
  /** What they take off together, delivery included. */
  readonly saving: Satang;
}

/**
 * The coupons of a wallet that together take most off, where they beat the chosen ones: their allowed combinations are
 * tried. Of equal ones that with the fewest coupons wins, then the one that runs out first.
 */
export function bestCoupons(
  input: Omit<PriceInput, 'giftCards'>,
  wallet: readonly CouponRule[],
): BestCoupons | undefined {
  const { lines } = beforeCoupons(input);
  const costOf = (coupons: readonly CouponRule[]): Satang => {
    const { goods, delivery } = applyCoupons(lines, coupons, input);
    return goods + delivery.fee;
  };
  const chosen = costOf(input.coupons);
  const useful = wallet.filter((coupon) => judge(coupon, lines, input).refused === null);
  const tries = combinations(useful, costOf).map((rules) => ({ rules, cost: costOf(rules) }));
  const best = tries.reduce((a, b) =>
    b.cost < a.cost || (b.cost === a.cost && b.rules.length < a.rules.length) ? b : a,
  );
  if (best.cost >= chosen) return undefined;
  const rules = best.rules.toSorted((a, b) => a.memberCouponId - b.memberCouponId);
  return { rules, saving: costOf([]) - best.cost };
}

/** At most one of each class. */
function combinations(
  wallet: readonly CouponRule[],
  costOf: (coupons: readonly CouponRule[]) => Satang,
): readonly (readonly CouponRule[])[] {
  const ranked = wallet
    .map((rule) => ({ rule, cost: costOf([rule]) }))
    .toSorted(
      (a, b) =>
        a.cost - b.cost ||
        a.rule.expiresAt.getTime() - b.rule.expiresAt.getTime() ||
        a.rule.memberCouponId - b.rule.memberCouponId,
    )
    .map(({ rule }) => rule);
  const some = (wanted: CouponClass) => [
    undefined,
    ...ranked.filter((coupon) => classOf(coupon) === wanted).slice(0, MOST_TRIED[wanted]),
  ];
  const coins = some('coins');
  const delivery = some('delivery');
  return some('store').flatMap((a) =>
    coins.flatMap((b) => delivery.map((c) => [a, b, c].filter((rule) => rule !== undefined))),
  );
}
