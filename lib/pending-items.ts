const KEY = 'pending_cart_items';

interface PendingItem {
  readonly product_id: number;
  readonly qty: number;
  /** Baht, as the page showed it. */
  readonly seen_price: number;
}

/** What an anonymous shopper wanted to add; it goes into the cart after login (`api.md`, "Cart"). */
export const pendingItems = {
  keep: (items: readonly PendingItem[]) => {
    window.sessionStorage.setItem(KEY, JSON.stringify(items));
  },
  take: (): readonly PendingItem[] => {
    const kept = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return kept === null ? [] : (JSON.parse(kept) as PendingItem[]);
  },
};
