'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { StaffPayment } from '@/lib/staff/contract-payments';
import type { StaffPaymentMove } from '@/lib/staff/contract-values';
import { formatBaht } from '@/lib/format/money';
import { whenConnected } from '@/lib/browser/connection';
import { reasonOf } from './payment-sum';
import { Since } from './since';
import styles from './staff.module.scss';
import { usePaymentMove } from './use-work';

const PaymentDialog = lazy(() =>
  whenConnected(async () => ({
    default: (await import('./payment-dialog')).PaymentDialog,
  })),
);

interface PaymentCardProps {
  readonly payment: StaffPayment;
  /** The service's clock. */
  readonly now: string;
  /** The order's own page. */
  readonly href: string;
}

/** Money that needs people: what is wrong with it, and what may be done. */
export function PaymentCard({ payment, now, href }: PaymentCardProps) {
  const intl = useIntl();
  const { order_id: id, order_status: status, method, provider, amount, since } = payment;
  const text = (name: string) => intl.formatMessage({ id: name });
  const way = `${text(`orders.payment.${method}`)} · ${provider}`;
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <h2 id={`payment-${payment.payment_id}`}>
          <Link href={href}>{id}</Link>
        </h2>
        <Since from={since} now={now} />
      </div>
      <p className={styles.where}>
        <span>{way}</span>
        <strong>{formatBaht(amount)}</strong>
      </p>
      <p className={styles.where}>
        <Badge tone="info">{text(`orders.status.${status}`)}</Badge>
      </p>
      <Notice tone="warning">{reasonOf(intl, payment)}</Notice>
      <PaymentButtons payment={payment} />
    </li>
  );
}

function PaymentButtons({ payment }: { readonly payment: StaffPayment }) {
  const intl = useIntl();
  const { payment_id: id, order_id: orderId, version, moves } = payment;
  const { busy, run, fields, isStale, forget } = usePaymentMove(orderId);
  const [asking, setAsking] = useState<StaffPaymentMove>();
  /** Kept while the payment is read again. */
  const [reason, setReason] = useState('');
  const close = () => {
    setAsking(undefined);
    setReason('');
    forget();
  };
  const submit = async (move: StaffPaymentMove) => {
    const outcome = await run({ id, move, version, reason });
    if (outcome === 'done') close();
    else if (outcome === 'late') setAsking(undefined);
  };
  return (
    <div className={styles.buttons}>
      {isStale && <Notice tone="warning">{intl.formatMessage({ id: 'staff.changed' })}</Notice>}
      {moves.map((move) => (
        <Button
          key={move}
          busy={busy}
          aria-describedby={`payment-${id}`}
          onClick={() => {
            setAsking(move);
          }}
        >
          {intl.formatMessage({ id: `staff.payment.${move}` })}
        </Button>
      ))}
      {asking && (
        <Suspense>
          <PaymentDialog
            payment={payment}
            move={asking}
            busy={busy}
            errors={fields}
            reason={reason}
            onChange={setReason}
            onClose={close}
            onSubmit={() => void submit(asking)}
          />
        </Suspense>
      )}
    </div>
  );
}
