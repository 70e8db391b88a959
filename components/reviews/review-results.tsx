'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Providers } from '@/components/common/providers';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { LazyIntl, textsOf } from '@/lib/i18n/lazy-intl';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { reviewsQuery, type ReviewFilter } from '@/lib/reviews/queries';
import { type Choice, PER_PAGE } from './choice';
import styles from './review-browser.module.scss';
import { ReviewView } from './review-view';
import { reviewTexts, shownReview } from './shown-review';

const loadTexts = (locale: Locale) => textsOf(import(`../../messages/reviews/${locale}.json`));

interface ReviewResultsProps {
  readonly productId: number;
  readonly choice: Choice;
  /** 2 if the first page is already shown above. */
  readonly from: 1 | 2;
}

export function ReviewResults(props: ReviewResultsProps) {
  return (
    <Providers>
      <LazyIntl locale={useLocale()} load={loadTexts}>
        <Found {...props} />
      </LazyIntl>
    </Providers>
  );
}

function Found({ productId, choice, from }: ReviewResultsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const input = { locale, productId, filter: toFilter(choice), from, perPage: PER_PAGE };
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching, isPlaceholderData } =
    useInfiniteQuery({ ...reviewsQuery(input), placeholderData: keepPreviousData });
  const pages = data?.pages ?? [];
  const texts = reviewTexts(intl);
  const first = useFocusOnNew(isPlaceholderData ? 0 : pages.length, from);
  if (error && pages.length === 0) {
    return (
      <div className={styles.problem} role="alert">
        <p>{intl.formatMessage({ id: 'reviews.loadError' })}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {intl.formatMessage({ id: 'reviews.retry' })}
        </Button>
      </div>
    );
  }
  if (!data) return <Spinner label={intl.formatMessage({ id: 'reviews.loading' })} />;
  return (
    <>
      {from === 1 && (
        <p className={styles.found} role="status">
          {intl.formatMessage({ id: 'reviews.found' }, { count: pages[0]?.total ?? 0 })}
        </p>
      )}
      <ul className={styles.list} aria-busy={isPlaceholderData}>
        {pages.flatMap(({ page, entities }) =>
          entities.map((review, index) => (
            <ReviewView
              key={review.id}
              review={shownReview(review, locale)}
              texts={texts}
              {...(index === 0 && page === pages.at(-1)?.page ? { first } : {})}
            />
          )),
        )}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetching} onClick={() => void fetchNextPage()}>
          {intl.formatMessage({ id: 'reviews.more' })}
        </Button>
      )}
    </>
  );
}

function useFocusOnNew(count: number, from: 1 | 2) {
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (count > 2 - from) first.current?.focus({ preventScroll: true });
  }, [count, from]);
  return first;
}

function toFilter({ sort, stars, withPhoto }: Choice): ReviewFilter {
  return {
    sort,
    ...(stars === null ? {} : { stars }),
    ...(withPhoto ? { with_photo: 'true' } : {}),
  };
}
