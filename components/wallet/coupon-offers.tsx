'use client';

import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Coupon } from '@/lib/wallet/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { CollectButton } from './collect-button';
import { CouponCard } from './coupon-card';
import styles from './coupons.module.scss';

interface CouponOffersProps {
  readonly coupons: readonly Coupon[];
  readonly shape?: 'cards' | 'strip';
  readonly level?: 2 | 3;
}

export function CouponOffers({ coupons, shape = 'cards', level = 2 }: CouponOffersProps) {
  const intl = useIntl();
  const locale = useLocale();
  if (coupons.length === 0) {
    return (
      <EmptyState
        image="/images/empty-list.svg"
        title={intl.formatMessage({ id: 'wallet.none' })}
        action={
          <ButtonLink href={pathTo(locale, '/promotions')}>
            {intl.formatMessage({ id: 'wallet.toPromotions' })}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className={styles.list} data-shape={shape}>
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <CouponCard
            coupon={coupon}
            href={pathTo(locale, '/coupons/:coupon', { coupon: coupon.id })}
            level={level}
          >
            <CollectButton couponId={coupon.id} name={coupon.name} isGone={coupon.left === 0} />
          </CouponCard>
        </li>
      ))}
    </ul>
  );
}
