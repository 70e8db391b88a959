import type { Ref } from 'react';
import type { Review } from '@/lib/api/contract/reviews';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { photoLabels, photosOf } from './photos-of';
import { ReviewView } from './review-view';
import type { Texts } from '@/lib/i18n/texts';

interface ReviewItemProps {
  readonly review: Review;
  readonly locale: Locale;
  readonly intl: Texts<'reviews'>;
  /** Takes the focus, as the first of those that were asked for. */
  readonly first?: Ref<HTMLLIElement>;
}

export function ReviewItem({ review, locale, intl, first }: ReviewItemProps) {
  const { id, rating, author, title, body, language, verified, helpful, photos } = review;
  return (
    <ReviewView
      {...(first && { first })}
      review={{ id, rating, author, title, body, language, helpful }}
      written={{ at: review.created_at, day: formatDay(review.created_at, locale) }}
      labels={{
        stars: intl.formatMessage({ id: 'reviews.stars' }, { stars: rating }),
        helpful: intl.formatMessage({ id: 'reviews.markHelpful' }),
        report: intl.formatMessage({ id: 'reviews.report' }),
        reported: intl.formatMessage({ id: 'reviews.reported' }),
        ...(verified && { verified: intl.formatMessage({ id: 'reviews.verified' }) }),
      }}
      {...(photos.length > 0 && { photos: photosOf(review, intl), photoLabels: photoLabels(intl) })}
    />
  );
}
