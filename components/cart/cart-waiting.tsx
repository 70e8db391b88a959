'use client';

import { useIntl } from 'react-intl';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './cart-waiting.module.scss';

const LINES = 3;

/** Skeleton of the size of a small cart. */
export function CartWaiting() {
  const intl = useIntl();
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{intl.formatMessage({ id: 'cart.waiting' })}</span>
      <div className={styles.lines}>
        {Array.from({ length: LINES }, (_, index) => (
          <div key={index} className={styles.line}>
            <Skeleton shape="block" width="6rem" height="6rem" />
            <div>
              <Skeleton width="80%" />
              <Skeleton width="30%" />
              <Skeleton width="8.5rem" height="var(--size-control)" shape="block" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton shape="block" height="22rem" />
    </div>
  );
}
