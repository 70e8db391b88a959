'use client';

import { useState, type MouseEvent } from 'react';
import type { ProductCard } from '@/lib/catalog/contract';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import { setWish } from '@/lib/wishes/queries';
import { useUi } from '@/stores/ui';

interface Removal {
  readonly product: ProductCard;
  /** The focus, which was on the removed card, then moves to the undo button. */
  readonly byKeyboard: boolean;
}

export function useRemoval() {
  const locale = useLocale();
  const [removed, setRemoved] = useState<Removal | null>(null);
  const change = async (productId: number, wished: boolean) => {
    try {
      await setWish(locale, productId, wished);
    } catch (failure) {
      setRemoved(null);
      useUi.getState().showAlert({ text: normalizeError(failure).message });
    }
  };
  return {
    removed,
    remove: (product: ProductCard) => (event: MouseEvent) => {
      setRemoved({ product, byKeyboard: event.detail === 0 });
      void change(product.id, false);
    },
    undo: () => {
      setRemoved(null);
      if (removed) void change(removed.product.id, true);
    },
    forget: () => {
      setRemoved(null);
    },
  };
}
