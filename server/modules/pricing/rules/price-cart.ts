import type { CouponClass } from '../../../../lib/wallet/contract-values.ts';
import { type Satang, vatInside } from '../../../core/money.ts';
import { applyBundles } from './bundles.ts';
import { type WithCoupons, applyCoupons, classOf, judge } from './coupons.ts';
import {
  type Applied,
  type CouponRule,
  type GiftCardTender,
  type Line,
  type PaidByCard,
  type PriceInput,
  type PriceableLine,
  type PricedCart,
  type PricedGroup,
  type PricedLine,
  type PromotionRule,
  type Shopper,
  less,
  sum,
} from './priced.ts';
import { type Why, inWords } from './totals.ts';
import { unitPriceOf } from './unit-price.ts';

/**
 * Prices a cart (`docs/product/cart.md`, "Price rules"). Each step takes the lines of the previous one; totals do not
 * depend on the order of lines.
 */
export function priceCart<Item extends PriceableLine>(input: PriceInput<Item>): PricedCart<Item> {
  const goods = beforeCoupons(input);
  const withCoupons = applyCoupons(goods.lines, input.coupons, input);
  const subtotal = sum(goods.lines, ({ unitPrice, qty }) => unitPrice * qty);
  const total = withCoupons.goods + withCoupons.delivery.fee;
  return {
    lines: priced(input.lines, withCoupons.lines),
    groups: goods.groups,
    subtotal,
    discount: subtotal - withCoupons.goods,
    delivery: withCoupons.delivery,
    total,
    vat: vatInside(total),
    appliedRules: [...goods.applied, ...withCoupons.applied].map(({ why, ...rule }) => ({
      ...rule,
      reason: inWords(why),
    })),
    nearMisses: missesOf(goods.groups, input.coupons, withCoupons).map(({ ruleId, why }) => ({
      ruleId,
      reason: inWords(why),
    })),
    coupons: withCoupons.coupons,
    ...payByCards(total, input.giftCards),
  };
}

interface BeforeCoupons {
  readonly lines: readonly Line[];
  readonly groups: readonly PricedGroup[];
  readonly applied: readonly Applied[];
}

/** Steps 1 to 3. */
export function beforeCoupons({
  lines,
  promotions,
  member,
}: Pick<PriceInput, 'lines' | 'promotions' | 'member'>): BeforeCoupons {
  const bundled = applyBundles(lines.map(atUnitPrice), promotions);
  const reduced = applyMemberPercent(bundled.lines, promotions, member);
  const applied = [...bundled.applied, ...reduced.applied];
  return { lines: reduced.lines, groups: bundled.groups, applied };
}

/** Step 1. */
export function atUnitPrice<Item extends PriceableLine>(
  line: Item,
): PricedLine<Item> & { readonly qtyInSets: number } {
  const price = unitPriceOf(line, line.qty);
  return {
    ...line,
    ...price,
    groupId: null,
    freeQty: 0,
    qtyInSets: 0,
    memberPercent: 0,
    memberDiscount: 0,
    lineDiscount: 0,
    total: price.unitPrice * line.qty,
  };
}

/** Merges the input with the results; each product is in one line only. */
function priced<Item extends PriceableLine>(
  items: readonly Item[],
  lines: readonly Line[],
): readonly PricedLine<Item>[] {
  const lineOf = new Map(lines.map((line) => [line.productId, line]));
  return items.flatMap((item) => {
    const line = lineOf.get(item.productId);
    if (!line) return [];
    const { unitPrice, source, groupId, freeQty, memberPercent } = line;
    const { memberDiscount, lineDiscount, total } = line;
    const found = { unitPrice, source, groupId, freeQty, memberPercent };
    return [{ ...item, ...found, memberDiscount, lineDiscount, total }];
  });
}

interface Reduced {
  readonly lines: readonly Line[];
  readonly applied: readonly Applied[];
}

/**
 * Step 3 of the price rules (`docs/product/cart.md`, "Member percentage"): the member card's percentage on pieces
 * without flash price or set. The highest percentage counts, rounded once per line.
 */
function applyMemberPercent(
  lines: readonly Line[],
  promotions: readonly PromotionRule[],
  member: Pick<Shopper, 'card'>,
): Reduced {
  const rules = promotions
    .filter(({ kind }) => kind === 'member_percent')
    .toSorted((a, b) => b.percent - a.percent || a.id - b.id);
  if (!member.card || rules.length === 0) return { lines, applied: [] };
  const taken = new Map<PromotionRule, Satang>();
  const reduced = lines.map((line) => {
    const rule = rules.find(({ productIds }) => productIds.has(line.productId));
    if (!rule || line.restricted || line.source === 'flash') return line;
    const goods = line.unitPrice * (line.qty - line.qtyInSets);
    const memberDiscount = Math.round((goods * rule.percent) / 100);
    taken.set(rule, (taken.get(rule) ?? 0) + memberDiscount);
    return { ...less(line, { memberDiscount }), memberPercent: rule.percent };
  });
  return { lines: reduced, applied: rules.flatMap((rule) => named(rule, taken.get(rule) ?? 0)) };
}

function named({ id, name }: PromotionRule, amount: Satang): readonly Applied[] {
  if (amount === 0) return [];
  const ruleId = `member:${String(id)}`;
  return [{ ruleId, scope: 'line', amount, why: { id: 'catalog-prices.member', name } }];
}

interface Miss {
  readonly ruleId: string;
  readonly why: Why;
}

/** Thresholds just ahead: the rest of a set, the minimum spend of a chosen coupon, free delivery. */
function missesOf(
  groups: readonly PricedGroup[],
  chosen: readonly CouponRule[],
  { coupons, delivery, goods }: Pick<WithCoupons, 'coupons' | 'delivery' | 'goods'>,
): readonly Miss[] {
  const sets = groups
    .filter(({ missing }) => missing > 0)
    .map(({ id, name, missing }) => {
      const why = { id: 'catalog-prices.setMissing', name, count: missing } as const;
      return { ruleId: `set:${String(id)}`, why };
    });
  const spends = coupons
    .filter(({ missing }) => missing > 0)
    .flatMap(({ memberCouponId: id, missing }) =>
      chosen
        .filter(({ memberCouponId }) => memberCouponId === id)
        .map(({ name }) => {
          const why = { id: 'catalog-prices.couponMissing', name, amount: missing } as const;
          return { ruleId: `coupon:${String(id)}`, why };
        }),
    );
  const { freeDeliveryMissing: amount } = delivery;
  if (amount === 0 || goods === 0) return [...sets, ...spends];
  const why = { id: 'catalog-prices.freeDeliveryMissing', amount } as const;
  return [...sets, ...spends, { ruleId: 'free_delivery', why }];
}

/**
 * Step 7 of the price rules (`docs/product/cart.md`, "Gift cards as tender"): gift cards pay in order; those that pay
 * nothing are left out.
 */
function payByCards(
  total: Satang,
  cards: readonly GiftCardTender[],
): { readonly giftCards: readonly PaidByCard[]; readonly toPay: Satang } {
  const giftCards: PaidByCard[] = [];
  let toPay = total;
  for (const { giftCardId, lastFour, balance } of cards) {
    const amount = Math.min(balance, toPay);
    if (amount <= 0) continue;
    giftCards.push({ giftCardId, lastFour, amount });
    toPay -= amount;
  }
  return { giftCards, toPay };
}

/** Limit of coupons tried per class, by their own discount, so that a full wallet does not slow a cart down. */
const MOST_TRIED: Readonly<Record<CouponClass, number>> = { store: 10, coins: 3, delivery: 3 };

export interface BestCoupons {
  /** Ascending by id. */
  readonly rules: readonly CouponRule[];
  /** Total discount in satang, delivery included. */
  readonly saving: Satang;
}

/**
 * Best allowed combination of wallet coupons, if better than the chosen ones. Ties go to fewer coupons, then to the
 * earliest expiry.
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

/** At most one per class. */
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
