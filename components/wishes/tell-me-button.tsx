'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useSignInFirst } from '@/components/common/use-sign-in-first';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { normalizeError } from '@/lib/api/error';
import { looksSignedIn } from '@/lib/api/session-token';
import { useLocale } from '@/lib/i18n/use-locale';
import { useUi } from '@/stores/ui';
import styles from './tell-me-button.module.scss';

interface TellMeButtonProps {
  readonly productId: number;
  readonly labels: {
    readonly ask: string;
    readonly note: string;
    readonly asked: string;
    readonly askedNote: string;
    readonly cancel: string;
  };
}

/** Stock alert for a sold-out product. Guests sign in first and come back. */
export function TellMeButton({ productId, labels }: TellMeButtonProps) {
  const { asked, busy, change } = useAlert(productId);
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

function useAlert(productId: number) {
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
      const found = await isAlertSet(productId);
      // A change made meanwhile is newer than this answer.
      if (!gone) setAsked((known) => known ?? found);
    };
    // Unknown counts as not subscribed: subscribing twice does no harm.
    load().catch(() => undefined);
    return () => {
      gone = true;
      setAsked(undefined);
    };
  }, [productId]);

  const change = async (wanted: boolean) => {
    if (busy) return;
    if (!looksSignedIn()) {
      signInFirst();
      return;
    }
    setBusy(true);
    try {
      const { setStockAlert } = await import('@/lib/wishes/queries');
      await setStockAlert(locale, productId, wanted);
      setAsked(wanted);
    } catch (failure) {
      const error = normalizeError(failure);
      if (error.status === 401) signInFirst();
      else useUi.getState().showAlert({ text: error.message });
      // The page was outdated: the product is back in stock.
      if (error.code === 'ALREADY_IN_STOCK') router.refresh();
    } finally {
      setBusy(false);
    }
  };
  return { asked, busy, change };
}
