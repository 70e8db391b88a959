'use client';

import { useState } from 'react';
import { useSignInToAdd } from '@/components/common/use-sign-in-to-add';
import { addItems, type EachAdded } from '@/components/common/add-items';
import { looksSignedIn } from '@/lib/api/session-token';
import { useLocale } from '@/lib/i18n/use-locale';
import type { PickerItem, Picks } from './picks';

export interface AddResult {
  readonly item: PickerItem;
  readonly qty: number;
  readonly refused: string | undefined;
}

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
    const each: EachAdded = (addition, failure) => {
      if (failure?.status === 401) throw failure;
      const item = wanted[done.length]?.item;
      if (item) done.push({ item, qty: addition.qty, refused: failure?.message });
    };
    const additions = wanted.map(({ addition }) => addition);
    try {
      const outcome = await addItems(locale, additions, { each });
      setBusy(false);
      if (outcome === 'added') setResults(done);
    } catch {
      signInToAdd(additions.slice(done.length));
    }
  };
  return { busy, results, add };
}
