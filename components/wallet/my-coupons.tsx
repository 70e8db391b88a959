'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Spinner } from '@/components/ui/spinner';
import { COUPON_STATUSES, type CouponStatus } from '@/lib/wallet/contract-values';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { memberCouponsQuery } from '@/lib/wallet/queries';
import { CouponCard } from './coupon-card';
import styles from './coupons.module.scss';

export function MyCoupons() {
  return (
    <Suspense>
      <Wallet />
    </Suspense>
  );
}

function Wallet() {
  const intl = useIntl();
  const locale = useLocale();
  const named = useSearchParams().get('status');
  const current = COUPON_STATUSES.find((status) => status === named) ?? 'ready';
  const list = pathTo(locale, '/profile/my-coupons');
  return (
    <>
      <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'wallet.tabs' })}>
        {COUPON_STATUSES.map((status) => (
          <Link
            key={status}
            href={status === 'ready' ? list : `${list}?status=${status}`}
            aria-current={status === current ? 'page' : undefined}
          >
            {intl.formatMessage({ id: `wallet.status.${status}` })}
          </Link>
        ))}
      </nav>
      <Coupons status={current} />
    </>
  );
}

function Coupons({ status }: { readonly status: CouponStatus }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(memberCouponsQuery(locale, status));
  if (isError && !data) {
    return (
      <LoadFailed
        title={intl.formatMessage({ id: 'wallet.loadError' })}
        retryLabel={intl.formatMessage({ id: 'wallet.retry' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={intl.formatMessage({ id: 'wallet.waiting' })} />;
  const collect = (
    <ButtonLink href={pathTo(locale, '/coupons')} variant="secondary">
      {intl.formatMessage({ id: 'wallet.toOffers' })}
    </ButtonLink>
  );
  const held = data.pages.flat();
  if (held.length === 0) {
    return (
      <EmptyState
        image="/images/empty-list.svg"
        title={intl.formatMessage({ id: `wallet.empty.${status}` })}
        action={collect}
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {held.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard
              coupon={coupon}
              href={pathTo(locale, '/profile/my-coupons/:copy', { copy: coupon.id })}
              isOver={status !== 'ready'}
              note={coupon.in_use ? intl.formatMessage({ id: 'wallet.inUse' }) : undefined}
            />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Older isFailed={isError} isBusy={isFetchingNextPage} onAsk={() => void fetchNextPage()} />
      )}
      {collect}
    </>
  );
}

interface OlderProps {
  readonly isFailed: boolean;
  readonly isBusy: boolean;
  readonly onAsk: () => void;
}

function Older({ isFailed, isBusy, onAsk }: OlderProps) {
  const intl = useIntl();
  return (
    <>
      {isFailed && <p role="alert">{intl.formatMessage({ id: 'wallet.loadError' })}</p>}
      <Button variant="secondary" busy={isBusy} onClick={onAsk}>
        {intl.formatMessage({ id: 'wallet.older' })}
      </Button>
    </>
  );
}
