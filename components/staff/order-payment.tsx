'use client';

import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import type { StaffOrder } from '@/lib/staff/contract';
import { formatBaht } from '@/lib/format/money';
import styles from './staff.module.scss';

export function OrderPayment({ order }: { readonly order: StaffOrder }) {
  const intl = useIntl();
  const { payment_method: method, total, cash_due: cash } = order;
  return (
    <section className={styles.part} aria-labelledby="staff-payment">
      <h2 id="staff-payment">{intl.formatMessage({ id: 'staff.payment' })}</h2>
      <dl className={styles.pairs}>
        <div>
          <dt>{intl.formatMessage({ id: 'staff.paidBy' })}</dt>
          <dd>{intl.formatMessage({ id: `orders.payment.${method}` })}</dd>
        </div>
        <div>
          <dt>{intl.formatMessage({ id: 'staff.sum' })}</dt>
          <dd>
            <strong>{formatBaht(total)}</strong>
          </dd>
        </div>
      </dl>
      {cash > 0 && (
        <p>
          <Badge tone="warning">
            {intl.formatMessage({ id: 'staff.cash' }, { amount: formatBaht(cash) })}
          </Badge>
        </p>
      )}
    </section>
  );
}
