'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import { Spinner } from '@/components/ui/spinner';
import type { CouponStatus } from '@/lib/wallet/contract-values';
import { formatDateTime } from '@/lib/format/date';
import { formatBaht } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { pageCount, pageOf } from '@/lib/pages/search-params';
import { redeemHistoryQuery } from '@/lib/wallet/queries-coins';
import styles from './coupons.module.scss';

const TONE = { ready: 'success', used: 'neutral', expired: 'warning' } as const satisfies Record<
  CouponStatus,
  string
>;

export function RedeemHistory() {
  return (
    <Suspense>
      <History />
    </Suspense>
  );
}

function History() {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id });
  const page = pageOf(useSearchParams());
  const query = useQuery({ ...redeemHistoryQuery(page), placeholderData: keepPreviousData });
  const { data, isError, refetch } = query;
  const list = pathTo(locale, '/profile/redeem-history');
  if (isError) {
    return (
      <LoadFailed
        title={text('wallet.loadError')}
        retryLabel={text('wallet.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={text('wallet.waiting')} />;
  const toRedeem = (
    <ButtonLink href={pathTo(locale, '/profile/redeem-points')} variant="secondary">
      {text('wallet.redeem')}
    </ButtonLink>
  );
  if (data.total === 0) {
    return (
      <EmptyState
        image="/images/empty-list.svg"
        title={text('wallet.noHistory')}
        action={toRedeem}
      />
    );
  }
  return (
    <>
      <ul className={styles.rows}>
        {data.entities.map(({ id, coins, amount, at, status }) => (
          <li key={id}>
            <Link href={pathTo(locale, '/profile/my-coupons/:copy', { copy: id })}>
              {intl.formatMessage({ id: 'wallet.option' }, { coins, amount: formatBaht(amount) })}
            </Link>
            <Badge tone={TONE[status]}>{text(`wallet.status.${status}`)}</Badge>
            <time className={styles.muted} dateTime={at}>
              {formatDateTime(at, locale)}
            </time>
          </li>
        ))}
      </ul>
      <Pagination
        label={text('wallet.pages')}
        page={page}
        pages={pageCount(data.total, data.per_page)}
        href={(number) => (number === 1 ? list : `${list}?page=${String(number)}`)}
        previousLabel={text('wallet.previous')}
        nextLabel={text('wallet.next')}
      />
      {toRedeem}
    </>
  );
}
