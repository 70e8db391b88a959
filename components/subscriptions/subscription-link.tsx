import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { confirmSubscription, endSubscription } from '@/lib/subscriptions/calls';
import { type ApiError, normalizeError } from '@/lib/api/error';
import { http } from '@/lib/api/http';
import type { Locale } from '@/lib/i18n/locale';
import styles from './subscriptions.module.scss';

const ACTS = { confirm: confirmSubscription, end: endSubscription } as const;
export type LinkAct = keyof typeof ACTS;

interface SubscriptionLinkProps {
  readonly locale: Locale;
  readonly act: LinkAct;
  readonly pass: string;
}

/** Performs the action of a mail link and confirms it. Idempotent. */
export function SubscriptionLink({ locale, act, pass }: SubscriptionLinkProps) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<'done' | ApiError>();
  const run = useCallback(
    () =>
      http()
        .then((service) => ACTS[act](service, pass, locale))
        .then(() => 'done' as const, normalizeError)
        .then(setOutcome),
    [act, pass, locale],
  );
  useEffect(() => {
    void run();
  }, [run]);
  if (outcome === undefined) return <Skeleton shape="block" height="10rem" />;
  if (outcome === 'done') {
    return (
      <Notice tone="success" role="status">
        {intl.formatMessage({ id: `subscriptions.${act}.done` })}
      </Notice>
    );
  }
  return (
    <div className={styles.form}>
      <Notice tone="danger" role="alert">
        {outcome.message}
      </Notice>
      {outcome.status === 422 ? (
        <a className={styles.again} href="#subscribe">
          {intl.formatMessage({ id: 'subscriptions.again' })}
        </a>
      ) : (
        <Button
          onClick={() => {
            setOutcome(undefined);
            void run();
          }}
        >
          {intl.formatMessage({ id: 'subscriptions.retry' })}
        </Button>
      )}
    </div>
  );
}
