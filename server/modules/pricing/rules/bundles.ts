import {
  SET_SIZES,
  countSets,
  splitSets,
  type SetKind,
} from '../../../../lib/offers/contract-values.ts';
import {
  type Applied,
  type Line,
  type PricedGroup,
  type PromotionRule,
  less,
  sum,
} from './priced.ts';

type BundleRule = PromotionRule & { readonly kind: SetKind };

export interface Bundled {
  readonly lines: readonly Line[];
  readonly groups: readonly PricedGroup[];
  readonly applied: readonly Applied[];
}

/**
 * Step 2 of the price rules (`docs/product/cart.md`, "Sets"): sets within one group, pieces by price descending, then
 * product id. The last piece of each set is free. A piece joins one set only: a product of several groups counts for
 * the lowest group id.
 */
export function applyBundles(
  lines: readonly Line[],
  promotions: readonly PromotionRule[],
): Bundled {
  const rules = promotions.filter(isBundle).toSorted((a, b) => a.id - b.id);
  const placed = lines.map((line) => ({ ...line, groupId: groupOf(line, rules) }));
  const after = new Map<number, Line>();
  const groups: PricedGroup[] = [];
  const applied: Applied[] = [];
  for (const rule of rules) {
    const members = placed.filter(({ groupId }) => groupId === rule.id);
    if (members.length === 0) continue;
    const bundled = giveFree(members, SET_SIZES[rule.kind]);
    for (const line of bundled) after.set(line.productId, line);
    groups.push(describe(rule, bundled));
    applied.push(...name(rule, bundled));
  }
  return { lines: placed.map((line) => after.get(line.productId) ?? line), groups, applied };
}

function isBundle(rule: PromotionRule): rule is BundleRule {
  return rule.kind in SET_SIZES;
}

function groupOf(line: Line, rules: readonly BundleRule[]): number | null {
  if (line.restricted) return null;
  return rules.find(({ productIds }) => productIds.has(line.productId))?.id ?? null;
}

function giveFree(members: readonly Line[], size: number): readonly Line[] {
  return splitSets(members, size).map((line) =>
    less(line, { lineDiscount: line.freeQty * line.unitPrice }),
  );
}

function describe(rule: BundleRule, members: readonly Line[]): PricedGroup {
  const setSize = SET_SIZES[rule.kind];
  const pieces = sum(members, ({ qty }) => qty);
  const { free, missing } = countSets(pieces, setSize);
  return {
    id: rule.id,
    kind: rule.kind,
    name: rule.name,
    setSize,
    pieces,
    freePieces: free,
    missing,
    optedOut: rule.optedOut,
  };
}

function name(rule: BundleRule, members: readonly Line[]): readonly Applied[] {
  const amount = sum(members, ({ freeQty, unitPrice }) => freeQty * unitPrice);
  if (amount === 0) return [];
  const count = sum(members, ({ freeQty }) => freeQty);
  return [
    {
      ruleId: `set:${String(rule.id)}`,
      scope: 'line',
      amount,
      why: { id: 'catalog-prices.set', name: rule.name, count },
    },
  ];
}
