import { vatInside } from '../../../core/money.ts';
import { applyBundles } from './bundles.ts';
import { applyMemberPercent } from './member-percent.ts';
import { missesOf } from './near-misses.ts';
import type { PriceableLine, PricedCart, PricedGroup, PricedLine } from './priced.ts';
import { inWords } from './reasons.ts';
import { settle } from './settle.ts';
import { sum, type Applied, type Line, type PriceInput } from './state.ts';
import { payByCards } from './tender.ts';
import { unitPriceOf } from './unit-price.ts';

/**
 * The one place where a cart gets its price (`docs/product/cart.md`, "Price rules"). Each step takes the lines of the
 * step before; the order of the lines never changes a total.
 */
export function priceCart<Item extends PriceableLine>(input: PriceInput<Item>): PricedCart<Item> {
  const goods = beforeCoupons(input);
  const settled = settle(goods.lines, input.coupons, input);
  const subtotal = sum(goods.lines, ({ unitPrice, qty }) => unitPrice * qty);
  const total = settled.goods + settled.delivery.fee;
  return {
    lines: priced(input.lines, settled.lines),
    groups: goods.groups,
    subtotal,
    discount: subtotal - settled.goods,
    delivery: settled.delivery,
    total,
    vat: vatInside(total),
    appliedRules: [...goods.applied, ...settled.applied].map(({ why, ...rule }) => ({
      ...rule,
      reason: inWords(why),
    })),
    nearMisses: missesOf(goods.groups, input.coupons, settled).map(({ ruleId, why }) => ({
      ruleId,
      reason: inWords(why),
    })),
    coupons: settled.coupons,
    ...payByCards(total, input.giftCards),
  };
}

export interface BeforeCoupons {
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
): PricedLine<Item> & { readonly bundledQty: number } {
  const price = unitPriceOf(line, line.qty);
  return {
    ...line,
    ...price,
    groupId: null,
    freeQty: 0,
    bundledQty: 0,
    memberPercent: 0,
    memberDiscount: 0,
    lineDiscount: 0,
    total: price.unitPrice * line.qty,
  };
}

/** What came in, with what the rules found; a product stands in one line only. */
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
