'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useIntl } from 'react-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { Spinner } from '@/components/ui/spinner';
import type { StaffReviewPage } from '@/lib/api/contract/reviews';
import { normalizeError } from '@/lib/api/error';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { staffReviewsQuery } from '@/lib/queries/staff-reviews';
import { boardPath } from './board-view';
import { LoadError } from './load-error';
import { ReviewCard } from './review-card';
import styles from './staff.module.scss';

/** Reviews that wait for the office: new ones, and those that members reported. */
export function ReviewQueue() {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id });
  const page = pageOf(useSearchParams().get('page'));
  const { data, error, refetch } = useQuery(staffReviewsQuery(locale, page));
  const isOthers = error !== null && normalizeError(error).status === 403;
  return (
    <div className={styles.board}>
      <header className={styles.head}>
        <h1>{text('staff.reviews')}</h1>
        <Link href={boardPath(locale)}>{text('staff.title')}</Link>
      </header>
      {isOthers && <Notice tone="info">{text('staff.reviewsOfOffice')}</Notice>}
      {error && !isOthers && !data && (
        <LoadError text="staff.loadError" onRetry={() => void refetch()} />
      )}
      {!data && !error && <Spinner label={text('staff.waiting')} />}
      {data?.total === 0 && (
        <EmptyState
          image="/images/empty-reviews.svg"
          title={text('staff.empty')}
          text={text('staff.noReviews')}
        />
      )}
      {data && data.total > 0 && <Reviews data={data} page={page} />}
    </div>
  );
}

function pageOf(written: string | null): number {
  return Math.max(1, Math.trunc(Number(written ?? '1')) || 1);
}

function Reviews({ data, page }: { readonly data: StaffReviewPage; readonly page: number }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const list = localePath(useLocale(), '/staff/reviews');
  return (
    <>
      <ul className={styles.reviews}>
        {data.entities.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <Pagination
        label={text('staff.reviews')}
        page={page}
        pages={Math.ceil(data.total / data.per_page)}
        href={(number) => (number === 1 ? list : `${list}?page=${String(number)}`)}
        previousLabel={text('staff.previous')}
        nextLabel={text('staff.next')}
      />
    </>
  );
}
