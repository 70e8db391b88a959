'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { MemberGrid } from '@/components/tiles/member-grid';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { pageCount, pageOf } from '@/lib/pages/search-params';
import { purchasesQuery } from '@/lib/members/queries-membership';

export function Purchases() {
  return (
    <Suspense>
      <Bought />
    </Suspense>
  );
}

function Bought() {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id });
  const page = pageOf(useSearchParams());
  const { data, isError, refetch } = useQuery({
    ...purchasesQuery(locale, page),
    placeholderData: keepPreviousData,
  });
  if (isError) {
    return (
      <LoadFailed
        title={text('members.loadError')}
        retryLabel={text('members.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={text('members.waiting')} />;
  if (data.entities.length === 0) {
    return (
      <EmptyState
        image="/images/empty-orders.svg"
        title={text('members.noPurchases')}
        text={text('members.noPurchasesText')}
        action={
          <ButtonLink href={pathTo(locale, '/categories')}>{text('members.browse')}</ButtonLink>
        }
      />
    );
  }
  const list = pathTo(locale, '/profile/purchase');
  return (
    <>
      <MemberGrid products={data.entities} level={2} />
      <Pagination
        label={text('members.pages')}
        page={page}
        pages={pageCount(data.total, data.per_page)}
        href={(number) => (number === 1 ? list : `${list}?page=${String(number)}`)}
        previousLabel={text('members.previous')}
        nextLabel={text('members.next')}
      />
    </>
  );
}
