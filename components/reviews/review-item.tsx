import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { Rating } from '@/components/ui/rating';
import type { Review } from '@/lib/api/contract/reviews';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import { photoLabels, photosOf } from './photos-of';
import styles from './review-item.module.scss';
import { ReviewMarks } from './review-marks';
import { ReviewPhotos } from './review-photos';
import type { Texts } from '@/lib/i18n/texts';

interface ReviewItemProps {
  readonly review: Review;
  readonly locale: Locale;
  readonly intl: Texts<'reviews'>;
  /** Takes the focus, as the first of those that were asked for. */
  readonly first?: Ref<HTMLLIElement>;
}

export function ReviewItem({ review, locale, intl, first }: ReviewItemProps) {
  const { rating, author, title, body, language, photos, verified, helpful } = review;
  return (
    <li className={styles.review} {...(first ? { ref: first, tabIndex: -1 } : {})}>
      <div className={styles.head}>
        <Rating
          average={rating}
          label={intl.formatMessage({ id: 'reviews.stars' }, { stars: rating })}
        />
        <time className={styles.date} dateTime={review.created_at}>
          {formatDay(review.created_at, locale)}
        </time>
      </div>
      <p className={styles.author}>
        <span>{author}</span>
        {verified && (
          <span className={styles.verified}>
            <Icon name="check" size="sm" />
            {intl.formatMessage({ id: 'reviews.verified' })}
          </span>
        )}
      </p>
      {title !== '' && (
        <p className={styles.title} lang={language}>
          {title}
        </p>
      )}
      <p className={styles.body} lang={language}>
        {body}
      </p>
      {photos.length > 0 && (
        <ReviewPhotos photos={photosOf(review, intl)} labels={photoLabels(intl)} shape="row" />
      )}
      <ReviewMarks
        reviewId={review.id}
        helpful={helpful}
        labels={{
          helpful: intl.formatMessage({ id: 'reviews.markHelpful' }),
          report: intl.formatMessage({ id: 'reviews.report' }),
          reported: intl.formatMessage({ id: 'reviews.reported' }),
        }}
      />
    </li>
  );
}
