'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { orderReviewsQuery } from '@/lib/reviews/queries';
import styles from './own-reviews.module.scss';
import { ReviewForm } from './review-form';
import { ReviewedLineTile } from './reviewed-line-tile';

export function WriteReviews({ orderId }: { readonly orderId: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(orderReviewsQuery(locale, orderId));
  if (isError) {
    return (
      <LoadFailed
        title={intl.formatMessage({ id: 'reviews.loadError' })}
        retryLabel={intl.formatMessage({ id: 'reviews.retry' })}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Spinner label={intl.formatMessage({ id: 'reviews.loading' })} />;
  if (data.entities.length === 0) {
    return (
      <EmptyState
        image="/images/empty-reviews.svg"
        title={intl.formatMessage({ id: 'reviews.nothingHere' })}
        text={intl.formatMessage({ id: 'reviews.nothingHereText' })}
        action={
          <ButtonLink href={pathTo(locale, '/orders/reviews')}>
            {intl.formatMessage({ id: 'reviews.own' })}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className={styles.lines}>
      {data.entities.map((entry) => (
        <li key={entry.line} id={`line-${String(entry.line)}`}>
          <ReviewedLineTile
            entry={entry}
            {...(entry.review === null || entry.review.state === 'rejected'
              ? { form: <ReviewForm entry={entry} /> }
              : {})}
          />
        </li>
      ))}
    </ul>
  );
}
