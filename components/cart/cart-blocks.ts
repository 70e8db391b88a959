import type { Cart, CartItem } from '@/lib/cart/contract';

/** Obstacles to ordering the cart, with links to the place of the fix. */
export type CartBlock =
  | { readonly kind: 'incomplete'; readonly target: string; readonly name: string }
  | { readonly kind: 'soldOut' | 'tooMany'; readonly target: string; readonly item: CartItem };

/**
 * Sets that were started must be complete, or given up (`docs/product/cart.md`, "What keeps a cart from being
 * ordered"); every line must be there to be had.
 */
export function cartBlocks({ groups, items }: Pick<Cart, 'groups' | 'items'>): CartBlock[] {
  const sets = groups
    .filter(({ missing, opted_out: optedOut }) => missing > 0 && !optedOut)
    .map(({ id, name }): CartBlock => ({ kind: 'incomplete', target: setTarget(id), name }));
  const lines = items
    .filter(({ qty, max_qty: max }) => qty > max)
    .map((item): CartBlock => {
      const kind = item.max_qty <= 0 ? 'soldOut' : 'tooMany';
      return { kind, target: lineTarget(item.product.id), item };
    });
  return [...sets, ...lines];
}

/** Why a line exceeds the maximum: earlier purchases, or the stock. */
export function excessOf(item: CartItem) {
  const { bought, limit_days: days, max_qty: max, stock, pickup_only: approved } = item;
  if (approved)
    return { id: max <= 0 ? 'cart.approvalOver' : 'cart.approvedLess', values: { max } };
  if (bought > 0 && stock !== 'none') return { id: 'cart.bought', values: { bought, days, max } };
  return { id: max <= 0 ? 'cart.soldOut' : 'cart.tooMany', values: { max } } as const;
}

export function setTarget(groupId: number): string {
  return `set-${String(groupId)}`;
}

export function lineTarget(productId: number): string {
  return `line-${String(productId)}`;
}
