'use client';

import { useIntl } from 'react-intl';
import type { CartCoupon } from '@/lib/cart/contract';
import { formatBaht } from '@/lib/format/money';
import styles from './coupon-box.module.scss';

/** Discount of a chosen coupon, or the reason why there is none and the amount missing. */
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
