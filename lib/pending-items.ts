import { keptInTab } from './kept';

const KEY = 'pending_cart_items';

export interface PendingItem {
  readonly product_id: number;
  readonly qty: number;
  /** Baht, as the page showed it, if it did. */
  readonly seen_price?: number | undefined;
}

/** What an anonymous shopper wanted to add; it goes into the cart after login (`docs/product/cart.md`, "Adding"). */
export const pendingItems = {
  keep: (items: readonly PendingItem[]) => {
    keptInTab.setItem(KEY, items);
  },
  take: (): readonly PendingItem[] => {
    const kept = keptInTab.getItem(KEY);
    keptInTab.removeItem(KEY);
    return Array.isArray(kept) ? (kept as PendingItem[]) : [];
  },
};
