import { pendingItems, type PendingItem } from '@/lib/cart/pending-items';
import { useSignInFirst } from './use-sign-in-first';

/** Keeps the items of a guest and goes to sign in; they are added afterwards (`docs/product/cart.md`, "Adding"). */
export function useSignInToAdd(): (items: readonly PendingItem[]) => void {
  const signInFirst = useSignInFirst();
  return (items) => {
    pendingItems.keep(items);
    signInFirst();
  };
}
