'use client';

import { useEffect, useRef, useState } from 'react';
import { normalizeError } from '@/lib/api/error';
import type { Locale } from '@/lib/i18n/locale';
import { setItem } from '@/lib/queries/cart';

/** Rapid clicks become one request with the last, absolute quantity. */
const SETTLE_MS = 350;

/** The quantity as the shopper sets it; the service is told when the clicking has stopped. */
export function useLineQuantity(locale: Locale, productId: number, saved: number) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const change = (quantity: number) => {
    setWanted(quantity);
    setError(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setItem(locale, productId, quantity)
        .catch((failure: unknown) => {
          setError(normalizeError(failure).message);
        })
        .finally(() => {
          setWanted((latest) => (latest === quantity ? null : latest));
        });
    }, SETTLE_MS);
  };

  return { quantity: wanted ?? saved, isPending: wanted !== null, error, change };
}
