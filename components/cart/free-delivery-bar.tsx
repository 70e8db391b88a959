'use client';

import { useIntl } from 'react-intl';
import type { Quote } from '@/lib/api/contract/cart';
import { formatBaht } from '@/lib/format/money';
import styles from './cart-summary.module.scss';

/** How far the cart is from free delivery. */
export function FreeDeliveryBar({ quote }: { readonly quote: Quote }) {
  const intl = useIntl();
  const missing = quote.free_delivery_missing;
  const text =
    missing > 0
      ? intl.formatMessage({ id: 'cart.freeDeliveryMissing' }, { amount: formatBaht(missing) })
      : intl.formatMessage({ id: 'cart.freeDeliveryReached' });
  return (
    <div className={styles.freeDelivery}>
      <span id="free-delivery">{text}</span>
      <progress
        aria-labelledby="free-delivery"
        max={quote.subtotal + missing}
        value={quote.subtotal}
      />
    </div>
  );
}
