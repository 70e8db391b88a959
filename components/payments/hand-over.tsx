'use client';

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { Payment } from '@/lib/api/contract/payments';
import { cameBack, leaveTo } from '@/lib/browser';
import { isPaymentTarget } from './payment-target';
import styles from './payments.module.scss';

/**
 * Takes the shopper to the provider's own page by itself, and by a button where that does not happen:
 * without it, after the browser's Back, or when scripts of the page are held up.
 */
export function HandOver({ payment }: { readonly payment: Payment }) {
  const intl = useIntl();
  const { next_action: action } = payment;
  if (action.type !== 'redirect' && action.type !== 'form_post') return null;
  if (!isPaymentTarget(action.url, window.location)) {
    return (
      <Notice tone="danger" role="alert">
        {intl.formatMessage({ id: 'payments.badTarget' })}
      </Notice>
    );
  }
  return (
    <div className={styles.handOver}>
      <Spinner label={intl.formatMessage({ id: 'payments.leaving' })} />
      <p role="status">{intl.formatMessage({ id: `payments.leaving.${payment.method}` })}</p>
      {action.type === 'redirect' ? (
        <Redirect url={action.url} />
      ) : (
        <FormPost url={action.url} fields={action.fields} />
      )}
      <p className={styles.secure}>
        <Icon name="lock" size="sm" />
        {intl.formatMessage({ id: 'payments.notHere' })}
      </p>
    </div>
  );
}

function Redirect({ url }: { readonly url: string }) {
  const intl = useIntl();
  useEffect(() => {
    if (!cameBack()) leaveTo(url);
  }, [url]);
  return (
    <Button
      size="lg"
      onClick={() => {
        leaveTo(url);
      }}
    >
      {intl.formatMessage({ id: 'payments.goOn' })}
    </Button>
  );
}

interface FormPostProps {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

function FormPost({ url, fields }: FormPostProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!cameBack()) form.current?.requestSubmit();
  }, []);
  return (
    <form ref={form} method="post" action={url}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="lg">
        {intl.formatMessage({ id: 'payments.goOn' })}
      </Button>
    </form>
  );
}
