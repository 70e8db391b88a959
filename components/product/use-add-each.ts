'use client';

import { useState } from 'react';
import { useSignInToAdd } from '@/components/layout/use-sign-in-to-add';
import { normalizeError } from '@/lib/api/error';
import { looksSignedIn } from '@/lib/api/session-token';
import { useLocale } from '@/lib/i18n/use-locale';
import { addItem } from '@/lib/queries/cart';
import type { PickerItem, Picks } from './picks';

export interface AddResult {
  readonly item: PickerItem;
  readonly qty: number;
  /** Why it is not in the cart; undefined where it is. */
  readonly refused: string | undefined;
}

/** Puts a set into the cart, one product after the other, and says of each what became of it. */
export function useAddEach() {
  const locale = useLocale();
  const signInToAdd = useSignInToAdd();
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly AddResult[]>();

  const add = async (items: readonly PickerItem[], picks: Picks) => {
    const wanted = items.flatMap((item) => {
      const qty = picks.get(item.id);
      if (qty === undefined) return [];
      return [{ item, addition: { product_id: item.id, qty, seen_price: item.amount } }];
    });
    if (!looksSignedIn()) {
      signInToAdd(wanted.map(({ addition }) => addition));
      return;
    }
    setBusy(true);
    const done: AddResult[] = [];
    for (const [index, { item, addition }] of wanted.entries()) {
      const { status, message } = await addItem(locale, addition).then(
        () => ({ status: 200, message: undefined }),
        normalizeError,
      );
      if (status === 401) {
        signInToAdd(wanted.slice(index).map(({ addition: rest }) => rest));
        return;
      }
      done.push({ item, qty: addition.qty, refused: message });
    }
    setBusy(false);
    setResults(done);
  };
  return { busy, results, add };
}
