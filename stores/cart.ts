import { create } from 'zustand';
import type { Cart } from '@/lib/api/contract/cart';

interface CartState {
  /** null until the service has answered. */
  readonly cart: Cart | null;
  /**
   * Every answer of the service replaces the whole cart (`spec.md` section 4), unless a newer one has
   * overtaken it.
   */
  readonly replace: (cart: Cart) => void;
  readonly empty: () => void;
}

export const useCart = create<CartState>((set) => ({
  cart: null,
  replace: (cart) => {
    set((state) => (state.cart && state.cart.version > cart.version ? state : { cart }));
  },
  empty: () => {
    set({ cart: null });
  },
}));

/** The badge's number: the sum of the quantities. */
export function cartCount(cart: Cart | null): number {
  return cart?.items.reduce((sum, item) => sum + item.qty, 0) ?? 0;
}

/** Hidden at 0, '+99' above 99 (`spec.md`, "Cart popover"). */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '+99' : String(count);
}
