import { useState } from 'react';
import { useSignInFirst } from '@/components/layout/use-sign-in-first';
import { normalizeError } from '@/lib/api/error';
import { looksSignedIn } from '@/lib/api/session-token';
import { useLocale } from '@/lib/i18n/use-locale';
import { pendingItems } from '@/lib/pending-items';
import { useUi } from '@/stores/ui';

/** Puts products into the cart, equal ones at once; who is not signed in does that first. */
export function useAddSet(text: string) {
  const locale = useLocale();
  const goToLogin = useSignInFirst();
  const [busy, setBusy] = useState(false);
  /** Those that are not in the cart now: none when everything went well. */
  const addSet = async (ids: readonly number[]): Promise<readonly number[]> => {
    const wanted = [...new Set(ids)].map((id) => ({
      product_id: id,
      qty: ids.filter((other) => other === id).length,
    }));
    const added = new Set<number>();
    const signIn = () => {
      pendingItems.keep(wanted.filter(({ product_id: id }) => !added.has(id)));
      goToLogin();
    };
    if (!looksSignedIn()) {
      signIn();
      return ids;
    }
    setBusy(true);
    try {
      const { addItem } = await import('@/lib/queries/cart');
      for (const { product_id: id, qty } of wanted) {
        await addItem(locale, id, qty);
        added.add(id);
      }
      useUi.getState().showToast(text);
    } catch (failure) {
      const error = normalizeError(failure);
      if (error.status === 401) signIn();
      else useUi.getState().showAlert({ text: error.message });
    } finally {
      setBusy(false);
    }
    return ids.filter((id) => !added.has(id));
  };
  return { busy, addSet };
}
