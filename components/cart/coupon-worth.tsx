'use client';

import { useIntl } from 'react-intl';
import type { CartCoupon } from '@/lib/api/contract/cart';
import { formatBaht } from '@/lib/format/money';
import styles from './coupon-box.module.scss';

/** What a chosen coupon takes off, or why it takes nothing off and what is missing. */
export function CouponWorth({
  coupon: { refused, missing, amount },
}: {
  readonly coupon: CartCoupon;
}) {
  const intl = useIntl();
  if (refused === null) {
    return <span className={styles.worth}>{formatBaht(-amount)}</span>;
  }
  return (
    <span className={styles.refusal}>
      {intl.formatMessage({ id: `errors.${refused}` }, { missing })}
    </span>
  );
}
