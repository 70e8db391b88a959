'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import type { Cart } from '@/lib/cart/contract';
import { formatRoundBaht } from '@/lib/format/money';
import styles from './free-delivery-bar.module.scss';

/** How far the cart is from free delivery. */
export function FreeDeliveryBar({ cart }: { readonly cart: Cart }) {
  const intl = useIntl();
  const missing = cart.free_delivery_missing;
  const text =
    missing > 0
      ? intl.formatMessage({ id: 'cart.freeDeliveryMissing' }, { amount: formatRoundBaht(missing) })
      : intl.formatMessage({ id: 'cart.freeDeliveryReached' });
  return (
    <div className={styles.bar} data-reached={missing === 0}>
      <span id="free-delivery">
        <Icon name="truck" size="sm" />
        {text}
      </span>
      <progress aria-labelledby="free-delivery" max={cart.total + missing} value={cart.total} />
    </div>
  );
}
