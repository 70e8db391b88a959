import { bestCoupons, priceCart } from '../server/modules/pricing/rules/price-cart.ts';
import {
  cartOf,
  couponOf,
  groupOf,
  lineOf,
} from '../server/modules/pricing/rules/price-cart.fixture.ts';
import type { CouponRule, PriceInput } from '../server/modules/pricing/rules/priced.ts';
import type { Part } from './bench.ts';
import { floor, milliseconds } from './report.ts';

const LINES = 50;
const RULES = 30;
const LIMIT_MS = 2;
const ROUNDS = 300;

export const prices: Part = () => {
  const cart = largeCart();
  const priced = measure(() => priceCart(cart));
  const best = measure(() => bestCoupons(cart, largeWallet()));
  return Promise.resolve({
    title: `Price rules: ${String(LINES)} lines, ${String(RULES)} active rules`,
    columns: ['what', 'p50 ms', 'p99 ms', 'floor of p50'],
    rows: [
      [
        'priceCart',
        milliseconds(priced.p50),
        milliseconds(priced.p99),
        floor(priced.p50, { max: LIMIT_MS, unit: ' ms' }),
      ],
      ['bestCoupons, 30 in the wallet', milliseconds(best.p50), milliseconds(best.p99), ''],
    ],
  });
};

function largeCart(): PriceInput {
  const lines = Array.from({ length: LINES }, (_, index) =>
    lineOf(index + 1, 9_900 + ((index * 7_919) % 90_000), { qty: 1 + (index % 5) }),
  );
  const coupons = [
    couponOf(1, 'percent', { percent: 10 }),
    couponOf(2, 'coins', { amount: 10_000 }),
    couponOf(3, 'free_delivery'),
  ];
  const kinds = ['buy_1_get_1', 'buy_2_get_1', 'member_percent'] as const;
  const promotions = Array.from({ length: RULES - coupons.length }, (_, index) => {
    const ids = Array.from({ length: 10 }, (_, place) => 1 + ((index * 3 + place) % LINES));
    return groupOf(index + 1, kinds[index % 3] ?? 'buy_1_get_1', ids, { percent: 5 + index });
  });
  return cartOf(lines, { promotions, coupons });
}

function largeWallet(): readonly CouponRule[] {
  const kinds = ['amount', 'coins', 'free_delivery'] as const;
  return Array.from({ length: 30 }, (_, index) =>
    couponOf(index + 1, kinds[index % 3] ?? 'amount', { amount: 1_000 + index }),
  );
}

/** A tenth of the rounds is warm-up. */
function measure(work: () => unknown): { readonly p50: number; readonly p99: number } {
  for (let round = 0; round < ROUNDS / 10; round += 1) work();
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(ROUNDS * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
