import type { Satang } from '../../../core/money.ts';
import type { PromotionRule } from './rules.ts';
import { less, type Applied, type Line, type Shopper } from './state.ts';

export interface Reduced {
  readonly lines: readonly Line[];
  readonly applied: readonly Applied[];
}

/**
 * Step 3 of the price rules (`docs/product/cart.md`, "Member percentage"): the member card's percentage on pieces
 * that neither flash nor bundle touched. Of several percentages the highest counts, rounded once a line.
 */
export function applyMemberPercent(
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
    const goods = line.unitPrice * (line.qty - line.bundledQty);
    const memberDiscount = Math.round((goods * rule.percent) / 100);
    taken.set(rule, (taken.get(rule) ?? 0) + memberDiscount);
    return { ...less(line, { memberDiscount }), memberPercent: rule.percent };
  });
  return { lines: reduced, applied: rules.flatMap((rule) => named(rule, taken.get(rule) ?? 0)) };
}

function named({ id, name }: PromotionRule, amount: Satang): readonly Applied[] {
  if (amount === 0) return [];
  const ruleId = `member:${String(id)}`;
  return [{ ruleId, scope: 'line', amount, why: { id: 'prices.member', name } }];
}
