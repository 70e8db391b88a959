import { create } from 'zustand';
import type { Cart } from '@/lib/cart/contract';

interface CartState {
  readonly cart: Cart | null;
  /** Number of pending changes; amounts are shown as being recalculated until all are answered. */
  readonly pending: number;
  /** A concurrent change from another window or device won; its newer cart is shown. */
  readonly overtaken: boolean;
  /**
   * Replaces the whole cart with an answer of the service (`docs/product/cart.md`, "Changing"), unless a newer one has
   * arrived.
   */
  readonly replace: (cart: Cart) => void;
  readonly empty: () => void;
  readonly begin: () => void;
  readonly end: () => void;
  readonly setOvertaken: (overtaken: boolean) => void;
}

export const useCart = create<CartState>((set) => ({
  cart: null,
  pending: 0,
  overtaken: false,
  replace: (cart) => {
    set((state) => (state.cart && state.cart.version > cart.version ? state : { cart }));
  },
  empty: () => {
    set({ cart: null, overtaken: false });
  },
  begin: () => {
    set(({ pending }) => ({ pending: pending + 1 }));
  },
  end: () => {
    set(({ pending }) => ({ pending: pending - 1 }));
  },
  setOvertaken: (overtaken) => {
    set({ overtaken });
  },
}));

export function cartCount(cart: Cart | null): number {
  return cart?.items.reduce((sum, item) => sum + item.qty, 0) ?? 0;
}

/** Hidden at 0, '+99' above 99 (`docs/product/pages.md`, "Header"). */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '+99' : String(count);
}
