'use client';

import { useState } from 'react';
import { useSignInFirst } from '@/components/layout/use-sign-in-first';
import { normalizeError } from '@/lib/api/error';
import { looksSignedIn } from '@/lib/api/session-token';
import { useLocale } from '@/lib/i18n/use-locale';
import { pendingItems } from '@/lib/pending-items';
import { addItem } from '@/lib/queries/cart';
import type { PickerItem, Picks } from './picks';

export interface AddResult {
  readonly item: PickerItem;
  readonly qty: number;
  /** Why it is not in the cart; undefined where it is. */
  readonly refused: string | undefined;
}

/** Puts a set into the cart, one product after the other, and says of each what became of it. */
export function useAddSet() {
  const locale = useLocale();
  const goToLogin = useSignInFirst();
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly AddResult[]>();

  const add = async (items: readonly PickerItem[], picks: Picks) => {
    const wanted = items.flatMap((item) => {
      const qty = picks.get(item.id);
      if (qty === undefined) return [];
      return [{ item, addition: { product_id: item.id, qty, seen_price: item.amount } }];
    });
    const signInFirst = (rest: typeof wanted) => {
      pendingItems.keep(rest.map(({ addition }) => addition));
      goToLogin();
    };
    if (!looksSignedIn()) {
      signInFirst(wanted);
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
        signInFirst(wanted.slice(index));
        return;
      }
      done.push({ item, qty: addition.qty, refused: message });
    }
    setBusy(false);
    setResults(done);
  };
  return { busy, results, add };
}
