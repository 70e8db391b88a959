'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { OfficeColumn } from '@/components/office/table/columns';
import { DataTable } from '@/components/office/table/data-table';
import { useTableView } from '@/components/office/table/use-table-view';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Rating } from '@/components/ui/rating';
import { Spinner } from '@/components/ui/spinner';
import { normalizeError } from '@/lib/api/error';
import { placeIn } from '@/lib/api/place';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import type { TableView } from '@/lib/office/table-view';
import { productPath } from '@/lib/pages/catalog-paths';
import { QUEUE_SORTS, REVIEW_CAUSES } from '@/lib/reviews/contract-values';
import type { StaffReview } from '@/lib/reviews/contract';
import { staffReviewKey, staffReviewsQuery } from '@/lib/reviews/queries-staff';
import { LoadError } from './load-error';
import { ReviewText, ReviewWays } from './review-cells';
import styles from './staff.module.scss';
import { usePublishMany } from './use-publish-many';

const COLUMNS = ['product', 'text', 'rating', 'author', 'written', 'decision'] as const;
const SCHEMA = {
  columns: COLUMNS,
  shown: COLUMNS,
  sorts: QUEUE_SORTS,
  filters: { cause: REVIEW_CAUSES },
} as const;

/** Reviews that wait for the office: new ones, and those that members reported. */
export function ReviewQueue() {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id });
  const view = useTableView(SCHEMA);
  const queries = useQueryClient();
  const wanted = wantedIn(view.view);
  const asked = (one: TableView) =>
    staffReviewsQuery(locale, { ...wantedIn(one), ...placeIn(one) });
  const { data, error, refetch } = useQuery(asked(view.view));
  const columns = useColumns();
  const publishMany = usePublishMany(wanted);
  const isOthers = error !== null && normalizeError(error).status === 403;
  return (
    <div className={styles.board}>
      <h1>{text('staff.reviews')}</h1>
      {isOthers && <Notice tone="info">{text('staff.reviewsOfOffice')}</Notice>}
      {error && !isOthers && !data && (
        <LoadError text="staff.loadError" onRetry={() => void refetch()} />
      )}
      {!data && !error && <Spinner label={text('staff.waiting')} />}
      {data && (
        <DataTable
          label={text('staff.reviews')}
          columns={columns}
          rows={data.entities}
          total={data.total}
          perPage={data.per_page}
          sides={data}
          rowId={({ id }) => String(id)}
          rowName={nameOf}
          view={view}
          views={{
            list: 'reviews',
            queryKey: staffReviewKey,
            count: async (one) => (await queries.query(asked(one))).total,
          }}
          filterLabel={(name) => text(`staff.review.${name}`)}
          bulk={[publishMany]}
          empty={{
            image: '/images/empty-reviews.svg',
            title: text('staff.empty'),
            text: text('staff.noReviews'),
          }}
        />
      )}
    </div>
  );
}

function nameOf({ product, author }: StaffReview): string {
  return `${product.product_name}, ${author}`;
}

function wantedIn({ q, sort, filters }: TableView) {
  return {
    ...(q === '' ? {} : { q }),
    sort: QUEUE_SORTS.find((one) => one === sort) ?? 'written',
    ...causeOf(filters['cause']),
  };
}

function causeOf(value: string | undefined) {
  const cause = REVIEW_CAUSES.find((one) => one === value);
  return cause === undefined ? {} : { cause };
}

function useColumns(): readonly OfficeColumn<StaffReview>[] {
  const intl = useIntl();
  const locale = useLocale();
  return useMemo(() => {
    const cells: Readonly<Record<(typeof COLUMNS)[number], OfficeColumn<StaffReview>['cell']>> = {
      product: ({ product }) => (
        <Link href={productPath(locale, product)}>{product.product_name}</Link>
      ),
      text: (review) => <ReviewText review={review} />,
      rating: ({ rating }) => (
        <Rating
          average={rating}
          label={intl.formatMessage({ id: 'staff.reviewStars' }, { stars: rating })}
        />
      ),
      author: ({ author }) => author,
      written: ({ created_at: at }) => <time dateTime={at}>{formatDateTime(at, locale)}</time>,
      decision: (review) => <ReviewWays review={review} />,
    };
    return COLUMNS.map((id) => ({
      id,
      label: intl.formatMessage({ id: `staff.review.${id}` }),
      cell: cells[id],
    }));
  }, [intl, locale]);
}
