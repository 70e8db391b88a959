import { keptInTab } from '../browser/kept';

const KEY = 'pending_cart_items';

export interface PendingItem {
  readonly product_id: number;
  readonly qty: number;
  /** Price in baht as displayed, if any. */
  readonly seen_price?: number | undefined;
}

/** Items added before login; they go into the cart afterwards (`docs/product/cart.md`, "Adding"). */
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
