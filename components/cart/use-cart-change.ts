'use client';

import { useState } from 'react';
import { normalizeError } from '@/lib/api/error';

/** One change of the cart at a time, and why the last one was refused. */
export function useCartChange() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** Whether it was done. */
  const attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setRefusal(undefined);
    try {
      return (await call()) === 'done';
    } catch (failure) {
      setRefusal(normalizeError(failure).message);
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
