'use client';

import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import type { Coupon } from '@/lib/wallet/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { CollectButton } from './collect-button';
import { CouponCard } from './coupon-card';
import styles from './coupons.module.scss';

interface CouponOfferProps {
  readonly coupon: Coupon;
  /** State at render time; the service decides. */
  readonly isOver: boolean;
}

export function CouponOffer({ coupon, isOver }: CouponOfferProps) {
  const intl = useIntl();
  return (
    <div className={styles.narrow}>
      <CouponCard
        coupon={coupon}
        isOver={isOver}
        note={isOver ? intl.formatMessage({ id: 'wallet.over' }) : undefined}
      >
        <CollectButton
          couponId={coupon.id}
          name={coupon.name}
          isGone={isOver || coupon.left === 0}
        />
        <ButtonLink href={pathTo(useLocale(), '/coupons')} size="sm" variant="ghost">
          {intl.formatMessage({ id: 'wallet.all' })}
        </ButtonLink>
      </CouponCard>
    </div>
  );
}
