'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import type { CartCoupon } from '@/lib/cart/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { removeCoupon } from '@/lib/cart/queries';
import styles from './coupon-box.module.scss';
import { CouponWorth } from './coupon-worth';
import { useCartChange } from './use-cart-change';

interface AppliedCouponProps {
  readonly coupon: CartCoupon;
  /** The focus has lost its place. */
  readonly onRemoved: () => void;
}

/** A chosen coupon with its discount, or the reason for none. */
export function AppliedCoupon({ coupon, onRemoved }: AppliedCouponProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { busy, refusal, attempt } = useCartChange();
  const remove = async () => {
    if (await attempt(() => removeCoupon(locale, coupon.id))) onRemoved();
  };
  return (
    <li className={styles.coupon} data-refused={coupon.refused !== null} aria-busy={busy}>
      <div>
        <strong>{coupon.code}</strong>
        <span>{coupon.description}</span>
        <CouponWorth coupon={coupon} />
        {refusal !== undefined && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
      </div>
      <button
        type="button"
        className={styles.drop}
        aria-label={intl.formatMessage({ id: 'cart.coupons.remove' }, { name: coupon.description })}
        onClick={() => void remove()}
      >
        <Icon name="close" size="sm" />
      </button>
    </li>
  );
}
