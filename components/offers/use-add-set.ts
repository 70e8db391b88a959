import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useSignInToAdd } from '@/components/common/use-sign-in-to-add';
import type { EachAdded } from '@/components/common/add-items';
import { normalizeError } from '@/lib/api/error';
import { looksSignedIn } from '@/lib/api/session-token';
import { useLocale } from '@/lib/i18n/use-locale';
import { useUi } from '@/stores/ui';
import type { Piece } from './set-totals';

/** Adds products to the cart, equal ones in one call; guests sign in first. */
export function useAddSet(text: string) {
  const router = useRouter();
  const locale = useLocale();
  const signInToAdd = useSignInToAdd();
  const [busy, setBusy] = useState(false);
  /** Adds the pieces. Resolves to the ids that are not in the cart; empty on success. */
  const addSet = async (pieces: readonly Piece[]): Promise<readonly number[]> => {
    const ids = pieces.map(({ id }) => id);
    const wanted = [...new Map(pieces.map((piece) => [piece.id, piece])).values()].map(
      ({ id, price }) => ({
        product_id: id,
        qty: ids.filter((other) => other === id).length,
        seen_price: price,
      }),
    );
    const added = new Set<number>();
    if (!looksSignedIn()) {
      signInToAdd(wanted);
      return ids;
    }
    setBusy(true);
    try {
      const { addItems } = await import('@/components/common/add-items');
      const each: EachAdded = ({ product_id: id }, failure) => {
        if (failure) throw failure;
        added.add(id);
      };
      if ((await addItems(locale, wanted, { each })) === 'added') useUi.getState().showToast(text);
    } catch (failure) {
      const error = normalizeError(failure);
      if (error.status === 401) {
        signInToAdd(wanted.filter(({ product_id: id }) => !added.has(id)));
      } else useUi.getState().showAlert({ text: error.message });
      if (error.code === 'FLASH_SALE_EXPIRED') router.refresh();
    } finally {
      setBusy(false);
    }
    return ids.filter((id) => !added.has(id));
  };
  return { busy, addSet };
}
