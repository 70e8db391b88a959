'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isOffline } from '@/lib/browser/browser';
import { normalizeError } from '@/lib/api/error';
import { useBackOnline } from '@/lib/browser/use-back-online';

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

/** The service's own words; where it did not answer at all, ours. */
export function useRefusalText(): (failure: unknown) => string {
  const intl = useIntl();
  return (failure) => {
    const { code, message } = normalizeError(failure);
    if (code !== undefined) return message;
    return intl.formatMessage({ id: isOffline() ? 'cart.offlineChange' : 'errors.INTERNAL' });
  };
}
