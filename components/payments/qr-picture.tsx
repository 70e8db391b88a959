'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Countdown } from '@/components/ui/countdown';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { NextAction, Payment } from '@/lib/payments/contract';
import { formatBaht } from '@/lib/format/money';
import { shortReference } from './payment-result';
import { QrCode } from '@/components/common/qr-code';
import styles from './qr-panel.module.scss';
import { saveQr } from './save-qr';

const PROMPTPAY = 'PromptPay';
/** Threshold in seconds for the warning colour. */
const SOON_S = 60;

interface QrPictureProps {
  readonly payment: Payment;
  readonly action: Extract<NextAction, { type: 'qr' | 'qr_picture' }>;
  readonly seconds: number;
}

export function QrPicture({ payment, action, seconds }: QrPictureProps) {
  const intl = useIntl();
  const { payment_id: id, amount: baht, order_id: orderId } = payment;
  const amount = formatBaht(baht);
  const referenceText = intl.formatMessage(
    { id: 'payments.reference' },
    { id: shortReference(id) },
  );
  const save = () => {
    const order = intl.formatMessage({ id: 'payments.order' }, { id: orderId });
    void saveQr(action, [amount, order, referenceText], `promptpay-${orderId}.png`);
  };
  return (
    <div className={styles.qr}>
      <figure className={styles.frame}>
        <figcaption className={styles.brand}>{PROMPTPAY}</figcaption>
        <Code
          action={action}
          label={intl.formatMessage({ id: 'payments.qr.picture' }, { amount })}
        />
        <p className={styles.sum}>{amount}</p>
        <p className={styles.reference}>{referenceText}</p>
      </figure>
      <p className={styles.left} data-soon={seconds < SOON_S}>
        <Icon name="clock" size="sm" />
        {intl.formatMessage(
          { id: 'payments.qr.left' },
          { time: <Countdown key="time" seconds={seconds} /> },
        )}
      </p>
      <p className={styles.live} role="status">
        <span className={styles.dot} aria-hidden="true" />
        {intl.formatMessage({ id: 'payments.qr.live' })}
      </p>
      <Button variant="secondary" block onClick={save}>
        {intl.formatMessage({ id: 'payments.qr.save' })}
      </Button>
      <ol className={styles.how}>
        {[1, 2, 3].map((step) => (
          <li key={step}>{intl.formatMessage({ id: `payments.qr.how.${String(step)}` })}</li>
        ))}
      </ol>
      {action.type === 'qr' && action.demo_url !== null && <Demo url={action.demo_url} />}
    </div>
  );
}

interface CodeProps extends Pick<QrPictureProps, 'action'> {
  readonly label: string;
}

function Code({ action, label }: CodeProps) {
  const intl = useIntl();
  const [isMissing, setMissing] = useState(false);
  if (action.type === 'qr') return <QrCode payload={action.payload} label={label} />;
  if (isMissing) {
    return (
      <Notice tone="danger" role="alert">
        {intl.formatMessage({ id: 'payments.qr.notShown' })}
      </Notice>
    );
  }
  return (
    <img
      className={styles.code}
      src={action.picture}
      alt={label}
      onError={() => {
        setMissing(true);
      }}
    />
  );
}

function Demo({ url }: { readonly url: string }) {
  const intl = useIntl();
  return (
    <p className={styles.demo}>
      <strong>{intl.formatMessage({ id: 'payments.demo' })}</strong>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {intl.formatMessage({ id: 'payments.demoScan' })}
        <Icon name="external" size="sm" />
      </a>
    </p>
  );
}
