'use client';

import { useState } from 'react';
import { useBackOnline } from '@/lib/layout/use-back-online';
import { useRefusalText } from './use-refusal-text';

/** One change of the cart at a time, and why the last one was refused. */
export function useCartChange() {
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useBackOnline(() => {
    setRefusal(undefined);
  });
  /** Whether it was done. */
  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setRefusal(undefined);
    try {
      return (await call()) === 'done';
    } catch (failure) {
      setRefusal(refusalText(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    refusal,
    attempt,
    forget: () => {
      setRefusal(undefined);
    },
  };
}
