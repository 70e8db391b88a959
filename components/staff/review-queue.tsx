'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useIntl } from 'react-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { pageOf } from '@/lib/pages/search-params';
import { staffReviewsQuery } from '@/lib/reviews/queries-staff';
import { OfficeQueue } from './office-queue';
import { ReviewCard } from './review-card';

/** Reviews that wait for the office: new ones, and those that members reported. */
export function ReviewQueue() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const page = pageOf(useSearchParams());
  return (
    <OfficeQueue
      query={useQuery(staffReviewsQuery(useLocale(), page))}
      page={page}
      path="/staff/reviews"
      title={text('staff.reviews')}
      ofOffice={text('staff.reviewsOfOffice')}
      nothing={text('staff.noReviews')}
      image="/images/empty-reviews.svg"
      keyOf={({ id }) => id}
    >
      {(review) => <ReviewCard review={review} />}
    </OfficeQueue>
  );
}
