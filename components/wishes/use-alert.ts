import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useSignInFirst } from '@/components/common/use-sign-in-first';
import { normalizeError } from '@/lib/api/error';
import { looksSignedIn } from '@/lib/api/session-token';
import type { ErrorCode } from '@/lib/api/contract-errors';
import { useUi } from '@/stores/ui';

export interface AlertCalls {
  readonly isSet: () => Promise<boolean>;
  readonly set: (wanted: boolean) => Promise<void>;
  /** Refusal that shows the page to be outdated. */
  readonly outdated: ErrorCode;
}

/**
 * State of an alert of the member. Guests sign in first and come back.
 *
 * @param calls the same object until it stands for another alert
 */
export function useAlert(calls: AlertCalls) {
  const router = useRouter();
  const signInFirst = useSignInFirst();
  const [asked, setAsked] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!looksSignedIn()) return undefined;
    let gone = false;
    const load = async () => {
      const found = await calls.isSet();
      // A change made meanwhile is newer than this answer.
      if (!gone) setAsked((known) => known ?? found);
    };
    // Unknown counts as not subscribed: subscribing twice does no harm.
    load().catch(() => undefined);
    return () => {
      gone = true;
      setAsked(undefined);
    };
  }, [calls]);

  const change = async (wanted: boolean) => {
    if (busy) return;
    if (!looksSignedIn()) {
      signInFirst();
      return;
    }
    setBusy(true);
    try {
      await calls.set(wanted);
      setAsked(wanted);
    } catch (failure) {
      const error = normalizeError(failure);
      if (error.status === 401) signInFirst();
      else useUi.getState().showAlert({ text: error.message });
      if (error.code === calls.outdated) router.refresh();
    } finally {
      setBusy(false);
    }
  };
  return { asked, busy, change };
}
