import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSignInToAdd } from '@/components/common/use-sign-in-to-add';
import { normalizeError } from '@/lib/api/error';
import { looksSignedIn } from '@/lib/api/session-token';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Weighed } from '@/components/common/add-items';
import { useUi } from '@/stores/ui';

/**
 * Puts a product into the cart. Who is not signed in keeps the item and signs in first (`docs/product/cart.md`, "Adding").
 *
 * @param added text of the toast on success
 * @param seenPrice the price that is shown, in baht: nothing is added at a dearer one in silence; undefined where none is shown
 * @param weighed reasons weighed by a pharmacist
 */
export function useAdd(
  productId: number,
  added: string,
  seenPrice: number | undefined,
  weighed?: Weighed,
) {
  const router = useRouter();
  const locale = useLocale();
  const signInToAdd = useSignInToAdd();
  const [busy, setBusy] = useState(false);

  const add = async (qty: number) => {
    if (busy) return;
    const item = { product_id: productId, qty, seen_price: seenPrice };
    if (!looksSignedIn()) {
      signInToAdd([item]);
      return;
    }
    setBusy(true);
    try {
      const { addItems } = await import('@/components/common/add-items');
      if ((await addItems(locale, [item], { weighed })) === 'added')
        useUi.getState().showToast(added);
    } catch (failure) {
      const error = normalizeError(failure);
      if (error.status === 401) signInToAdd([item]);
      else useUi.getState().showAlert({ text: error.message });
      if (error.code === 'FLASH_SALE_EXPIRED') router.refresh();
    } finally {
      setBusy(false);
    }
  };
  return { busy, add };
}
