import { pendingItems, type PendingItem } from '@/lib/pending-items';
import { useSignInFirst } from './use-sign-in-first';

/** Who is not signed in does that first; what they wanted to add is kept meanwhile (`docs/product/cart.md`, "Adding"). */
export function useSignInToAdd(): (items: readonly PendingItem[]) => void {
  const signInFirst = useSignInFirst();
  return (items) => {
    pendingItems.keep(items);
    signInFirst();
  };
}
