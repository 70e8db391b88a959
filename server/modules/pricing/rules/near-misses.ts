import type { PricedGroup } from './priced.ts';
import type { Why } from './reasons.ts';
import type { CouponRule } from './rules.ts';
import type { Settled } from './settle.ts';

export interface Miss {
  readonly ruleId: string;
  readonly why: Why;
}

/** What a little more would bring: the rest of a set, a chosen coupon's minimum spend, free delivery. */
export function missesOf(
  groups: readonly PricedGroup[],
  chosen: readonly CouponRule[],
  { coupons, delivery, goods }: Pick<Settled, 'coupons' | 'delivery' | 'goods'>,
): readonly Miss[] {
  const sets = groups
    .filter(({ missing }) => missing > 0)
    .map(({ id, name, missing }) => {
      const why = { id: 'prices.setMissing', name, count: missing } as const;
      return { ruleId: `set:${String(id)}`, why };
    });
  const spends = coupons
    .filter(({ missing }) => missing > 0)
    .flatMap(({ memberCouponId: id, missing }) =>
      chosen
        .filter(({ memberCouponId }) => memberCouponId === id)
        .map(({ name }) => {
          const why = { id: 'prices.couponMissing', name, amount: missing } as const;
          return { ruleId: `coupon:${String(id)}`, why };
        }),
    );
  const { freeDeliveryMissing: amount } = delivery;
  if (amount === 0 || goods === 0) return [...sets, ...spends];
  const why = { id: 'prices.freeDeliveryMissing', amount } as const;
  return [...sets, ...spends, { ruleId: 'free_delivery', why }];
}
