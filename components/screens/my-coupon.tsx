'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { CouponCard } from '@/components/wallet/coupon-card';
import { LoadFailed } from '@/components/common/load-failed';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { MemberCoupon } from '@/lib/wallet/contract';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { memberCouponQuery } from '@/lib/wallet/queries';
import { BranchCode } from './branch-code';
import styles from './screens.module.scss';

/** One coupon of the member's, with the code for the till of a branch while it can be used. */
export function MyCoupon({ couponId }: { readonly couponId: number }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data: coupon, isError, refetch } = useQuery(memberCouponQuery(locale, couponId));
  const list = pathTo(locale, '/profile/my-coupons');
  if (isError) {
    return (
      <LoadFailed
        title={intl.formatMessage({ id: 'wallet.loadError' })}
        retryLabel={intl.formatMessage({ id: 'wallet.retry' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (coupon === undefined) return <Spinner label={intl.formatMessage({ id: 'wallet.waiting' })} />;
  if (!coupon) {
    return (
      <EmptyState
        image="/images/not-found.svg"
        title={intl.formatMessage({ id: 'wallet.unknown' })}
        action={<ButtonLink href={list}>{intl.formatMessage({ id: 'wallet.mine' })}</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles.coupon}>
      <h2>{coupon.name}</h2>
      <CouponCard coupon={coupon} isOver={coupon.status !== 'ready'} />
      <State coupon={coupon} />
      <ButtonLink href={list} variant="secondary">
        {intl.formatMessage({ id: 'wallet.mine' })}
      </ButtonLink>
    </div>
  );
}

function State({ coupon }: { readonly coupon: MemberCoupon }) {
  const intl = useIntl();
  const locale = useLocale();
  if (coupon.in_use) {
    return <Notice tone="info">{intl.formatMessage({ id: 'wallet.inUse' })}</Notice>;
  }
  if (coupon.status === 'ready') return <BranchCode couponId={coupon.id} />;
  return (
    <Notice tone="info">
      {coupon.used_at === null
        ? intl.formatMessage({ id: 'wallet.ranOut' })
        : intl.formatMessage(
            { id: 'wallet.usedAt' },
            { at: formatDateTime(coupon.used_at, locale) },
          )}
    </Notice>
  );
}
