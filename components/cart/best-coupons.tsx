'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { Cart } from '@/lib/cart/contract';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { chooseCoupons } from '@/lib/cart/queries';
import styles from './coupon-box.module.scss';
import { useCartChange } from './use-cart-change';

interface BestCouponsProps {
  readonly best: NonNullable<Cart['best_coupons']>;
  /** The offer is gone, and the focus with it. */
  readonly onUsed: () => void;
}

/** The coupons of the wallet that together take most off, in one tap. */
export function BestCoupons({ best, onUsed }: BestCouponsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { busy, refusal, attempt } = useCartChange();
  const use = async () => {
    if (await attempt(() => chooseCoupons(locale, best.ids))) onUsed();
  };
  return (
    <div className={styles.best}>
      <p>
        <strong>
          {intl.formatMessage({ id: 'cart.best' }, { amount: formatBaht(best.saving) })}
        </strong>
        <span>{best.description}</span>
      </p>
      <Button size="sm" variant="secondary" busy={busy} onClick={() => void use()}>
        {intl.formatMessage({ id: 'cart.best.use' })}
      </Button>
      {refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
