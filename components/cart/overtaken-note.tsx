'use client';

import { useIntl } from 'react-intl';
import { Notice } from '@/components/ui/notice';
import { useCart } from '@/stores/cart';
import styles from './cart-view.module.scss';

/** Another window was faster: its cart is shown, and the last change was not made. */
export function OvertakenNote() {
  const intl = useIntl();
  const overtaken = useCart((state) => state.overtaken);
  return (
    <div role="alert" className={styles.note}>
      {overtaken && <Notice tone="warning">{intl.formatMessage({ id: 'cart.overtaken' })}</Notice>}
    </div>
  );
}
