'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Countdown } from '@/components/ui/countdown';
import type { Order } from '@/lib/orders/contract';
import { whenConnected } from '@/lib/browser/connection';
import { useSecondsLeft } from '@/lib/browser/use-seconds-left';
import styles from './order-head.module.scss';

const CancelDialog = lazy(() =>
  whenConnected(() =>
    import('./cancel-dialog').then((module) => ({ default: module.CancelDialog })),
  ),
);

interface CancelOrderProps {
  readonly order: Order;
  readonly ahead: number;
}

/** Cancels after a question; says how long that can still be done (`docs/product/orders.md`, "Cancelling"). */
export function CancelOrder({ order, ahead }: CancelOrderProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { cancellable_until: until } = order;
  const seconds = useSecondsLeft(until, ahead);
  if (until !== null && seconds === 0 && !open) return null;
  return (
    <div className={styles.action}>
      <Button
        variant="danger"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {intl.formatMessage({ id: 'orders.cancel' })}
      </Button>
      {until !== null && order.status !== 'waiting_payment' && (
        <p className={styles.hint}>
          {intl.formatMessage(
            { id: 'orders.cancelWithin' },
            { time: <Countdown key="time" seconds={seconds} /> },
          )}
        </p>
      )}
      {open && (
        <Suspense>
          <CancelDialog
            order={order}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
