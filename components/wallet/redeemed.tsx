'use client';

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import type { MemberCoupon } from '@/lib/wallet/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { CouponCard } from './coupon-card';
import styles from './coupons.module.scss';

/** Coupon from a redemption; takes the focus. */
export function Redeemed({ coupon }: { readonly coupon: MemberCoupon }) {
  const intl = useIntl();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [coupon]);
  const own = pathTo(locale, '/profile/my-coupons/:copy', { copy: coupon.id });
  return (
    <section className={styles.tile} role="status">
      <h2 ref={heading} tabIndex={-1}>
        {intl.formatMessage({ id: 'wallet.redeemed' })}
      </h2>
      <CouponCard coupon={coupon}>
        <ButtonLink href={own} size="sm" variant="secondary">
          {intl.formatMessage({ id: 'wallet.show' })}
        </ButtonLink>
      </CouponCard>
    </section>
  );
}
