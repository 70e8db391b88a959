'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useSignInFirst } from '@/components/common/use-sign-in-first';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { normalizeError } from '@/lib/api/error';
import { looksSignedIn } from '@/lib/api/session-token';
import { useLocale } from '@/lib/i18n/use-locale';
import type { WaitedFor } from '@/lib/wishes/contract';
import { useUi } from '@/stores/ui';
import styles from './tell-me-button.module.scss';

export interface TellMeButtonProps {
  /** A sold-out product, or words that found nothing. */
  readonly waitingFor: WaitedFor;
  readonly labels: {
    readonly ask: string;
    readonly note: string;
    readonly asked: string;
    readonly askedNote: string;
    readonly cancel: string;
  };
}

/** Sets and cancels an alert. Guests sign in first and come back. */
export function TellMeButton({ waitingFor, labels }: TellMeButtonProps) {
  const { asked, busy, change } = useAlert(waitingFor);
  return (
    <div className={styles.tellMe}>
      {asked ? (
        <p className={styles.asked}>
          <Icon name="check" size="sm" />
          <span>{labels.asked}</span>
          <button
            type="button"
            className={styles.cancel}
            aria-disabled={busy}
            onClick={() => void change(false)}
          >
            {labels.cancel}
          </button>
        </p>
      ) : (
        <Button size="lg" block busy={busy} onClick={() => void change(true)}>
          <Icon name="bell" size="sm" />
          {labels.ask}
        </Button>
      )}
      <p className={styles.note} role="status">
        {asked ? labels.askedNote : labels.note}
      </p>
    </div>
  );
}

function useAlert(waitingFor: WaitedFor) {
  const router = useRouter();
  const locale = useLocale();
  const signInFirst = useSignInFirst();
  const [asked, setAsked] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!looksSignedIn()) return undefined;
    let gone = false;
    const load = async () => {
      const { isAlertSet } = await import('@/lib/wishes/queries');
      const found = await isAlertSet(waitingFor);
      // A change made meanwhile is newer than this answer.
      if (!gone) setAsked((known) => known ?? found);
    };
    // Unknown counts as not subscribed: subscribing twice does no harm.
    load().catch(() => undefined);
    return () => {
      gone = true;
      setAsked(undefined);
    };
  }, [waitingFor]);

  const change = async (wanted: boolean) => {
    if (busy) return;
    if (!looksSignedIn()) {
      signInFirst();
      return;
    }
    setBusy(true);
    try {
      const { setAlert } = await import('@/lib/wishes/queries');
      await setAlert(locale, waitingFor, wanted);
      setAsked(wanted);
    } catch (failure) {
      const error = normalizeError(failure);
      if (error.status === 401) signInFirst();
      else useUi.getState().showAlert({ text: error.message });
      // The page was outdated: the product is back, or something is sold for the words.
      if (error.code?.startsWith('ALREADY_')) router.refresh();
    } finally {
      setBusy(false);
    }
  };
  return { asked, busy, change };
}
