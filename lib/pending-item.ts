const KEY = 'pending_cart_item';

interface PendingItem {
  readonly product_id: number;
  readonly qty: number;
}

/** What an anonymous shopper wanted to add; it goes into the cart after login (`api.md`, "Cart"). */
export const pendingItem = {
  keep: (item: PendingItem) => {
    window.sessionStorage.setItem(KEY, JSON.stringify(item));
  },
  take: (): PendingItem | null => {
    const kept = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return kept === null ? null : (JSON.parse(kept) as PendingItem);
  },
};
