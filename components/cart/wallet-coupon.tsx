'use client';

import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { CartCoupon } from '@/lib/cart/contract';
import type { MemberCoupon } from '@/lib/wallet/contract';
import { formatLastDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { CouponWorth } from './coupon-worth';
import styles from './coupon-box.module.scss';

interface WalletCouponProps {
  readonly coupon: MemberCoupon;
  /** The same in the cart; absent where the cart does not use it. */
  readonly chosen: CartCoupon | undefined;
  readonly busy: boolean;
  readonly onUse: () => void;
  readonly onDrop: () => void;
}

/** A coupon with its scope, expiry and a button to use or drop it. */
export function WalletCoupon({ coupon, chosen, busy, onUse, onDrop }: WalletCouponProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { name } = coupon;
  return (
    <li className={styles.ticket} data-chosen={chosen !== undefined}>
      <div>
        <strong>{name}</strong>
        <span>{coupon.description}</span>
        <small>
          {intl.formatMessage(
            { id: 'cart.wallet.until' },
            { day: formatLastDay(coupon.ends_at, locale) },
          )}
        </small>
        {chosen && <CouponWorth coupon={chosen} />}
        {coupon.in_use && <small>{intl.formatMessage({ id: 'cart.wallet.inUse' })}</small>}
      </div>
      {!coupon.in_use && (
        <Button
          size="sm"
          variant={chosen ? 'ghost' : 'secondary'}
          busy={busy}
          aria-label={intl.formatMessage(
            { id: chosen ? 'cart.wallet.dropNamed' : 'cart.wallet.useNamed' },
            { name },
          )}
          onClick={chosen ? onDrop : onUse}
        >
          {intl.formatMessage({ id: chosen ? 'cart.wallet.drop' : 'cart.wallet.use' })}
        </Button>
      )}
    </li>
  );
}
