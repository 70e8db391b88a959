'use client';

import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { Payment } from '@/lib/payments/contract';
import { urlOf } from '@/lib/pages/own-path';
import { cameBack, leaveTo } from '@/lib/browser/browser';
import styles from './payments.module.scss';

interface HandOverProps {
  readonly payment: Payment;
  /** Whether a button on this page started it; then arriving by Back does not matter. */
  readonly isAskedFor?: boolean;
}

/**
 * Forwards to the provider's page, with a button as fallback: without auto-forward, after the browser's Back, or with
 * slow scripts.
 */
export function HandOver({ payment, isAskedFor = false }: HandOverProps) {
  const intl = useIntl();
  const { next_action: action } = payment;
  const [stays] = useState(() => !isAskedFor && cameBack());
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
        <Redirect url={action.url} stays={stays} />
      ) : (
        <FormPost url={action.url} fields={action.fields} stays={stays} />
      )}
      <p className={styles.secure}>
        <Icon name="lock" size="sm" />
        {intl.formatMessage({ id: 'payments.notHere' })}
      </p>
    </div>
  );
}

interface RedirectProps {
  readonly url: string;
  readonly stays: boolean;
}

function Redirect({ url, stays }: RedirectProps) {
  const intl = useIntl();
  useEffect(() => {
    if (!stays) leaveTo(url);
  }, [url, stays]);
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

interface FormPostProps extends RedirectProps {
  readonly fields: Readonly<Record<string, string>>;
}

function FormPost({ url, fields, stays }: FormPostProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!stays) form.current?.requestSubmit();
  }, [stays]);
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

/**
 * Allows https targets and, for a shop without https, the sandbox bank on the same host (`docs/quality.md`, "Security":
 * redirect targets).
 */
export function isPaymentTarget(
  url: string,
  page: { protocol: string; hostname: string },
): boolean {
  const target = urlOf(url);
  if (!target) return false;
  if (target.protocol === 'https:') return true;
  return (
    target.protocol === 'http:' && page.protocol === 'http:' && target.hostname === page.hostname
  );
}
