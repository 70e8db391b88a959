'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { withQuery } from '@/lib/format/query';
import { pageCount, pageOf } from '@/lib/pages/search-params';
import { OWN_REVIEWS_PER_PAGE, ownReviewsQuery } from '@/lib/reviews/queries';
import styles from './own-reviews.module.scss';
import { ReviewedLineTile } from './reviewed-line-tile';

const TABS = ['open', 'written'] as const;
type Tab = (typeof TABS)[number];

export function OwnReviews() {
  const intl = useIntl();
  const locale = useLocale();
  const params = useSearchParams();
  const tab: Tab = params.get('tab') === 'written' ? 'written' : 'open';
  const page = pageOf(params);
  const { data, isError, refetch } = useQuery({
    ...ownReviewsQuery(locale, { pending: tab === 'open', page }),
    placeholderData: keepPreviousData,
  });
  const list = pathTo(locale, '/orders/reviews');
  const href = (to: Tab, number = 1) => {
    const query = new URLSearchParams(to === 'open' ? {} : { tab: to });
    if (number > 1) query.set('page', String(number));
    return withQuery(list, query);
  };
  return (
    <div className={styles.stack}>
      <nav aria-label={intl.formatMessage({ id: 'reviews.tabs' })}>
        <ul className={styles.tabs}>
          {TABS.map((one) => (
            <li key={one}>
              <Link href={href(one)} aria-current={one === tab ? 'page' : undefined}>
                {intl.formatMessage({ id: `reviews.tab.${one}` })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isError && (
        <LoadFailed
          title={intl.formatMessage({ id: 'reviews.loadError' })}
          retryLabel={intl.formatMessage({ id: 'reviews.retry' })}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && !data && <Spinner label={intl.formatMessage({ id: 'reviews.loading' })} />}
      {data?.total === 0 && (
        <EmptyState
          image="/images/empty-reviews.svg"
          title={intl.formatMessage({ id: `reviews.none.${tab}` })}
          text={intl.formatMessage({ id: `reviews.noneText.${tab}` })}
          action={
            <ButtonLink href={pathTo(locale, '/orders/order_list')}>
              {intl.formatMessage({ id: 'reviews.toOrders' })}
            </ButtonLink>
          }
        />
      )}
      {data && data.total > 0 && (
        <>
          <ul className={styles.lines}>
            {data.entities.map((entry) => (
              <li key={`${entry.order_id} ${String(entry.line)}`}>
                <ReviewedLineTile entry={entry} />
              </li>
            ))}
          </ul>
          <Pagination
            label={intl.formatMessage({ id: 'reviews.pages' })}
            page={page}
            pages={pageCount(data.total, OWN_REVIEWS_PER_PAGE)}
            href={(number) => href(tab, number)}
            previousLabel={intl.formatMessage({ id: 'reviews.previous' })}
            nextLabel={intl.formatMessage({ id: 'reviews.next' })}
          />
        </>
      )}
    </div>
  );
}
