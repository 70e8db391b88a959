'use client';

import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { PictureRow } from '@/components/ui/picture-row';
import { Rating } from '@/components/ui/rating';
import type { ReviewState } from '@/lib/reviews/contract-values';
import type { ReviewedLine } from '@/lib/reviews/contract';
import styles from './own-reviews.module.scss';

const TONES = {
  pending: 'warning',
  published: 'success',
  rejected: 'danger',
} as const satisfies Record<ReviewState, string>;

interface OwnReviewProps {
  readonly review: NonNullable<ReviewedLine['review']>;
}

export function OwnReview({ review }: OwnReviewProps) {
  const intl = useIntl();
  const { rating, title, body, photos, state, reason } = review;
  return (
    <div className={styles.review}>
      <div className={styles.state}>
        <Rating
          average={rating}
          label={intl.formatMessage({ id: 'reviews.stars' }, { stars: rating })}
        />
        <Badge tone={TONES[state]}>{intl.formatMessage({ id: `reviews.state.${state}` })}</Badge>
      </div>
      {title !== '' && <p className={styles.title}>{title}</p>}
      <p className={styles.body}>{body}</p>
      {photos.length > 0 && (
        <PictureRow
          pictures={photos.map(({ name, thumbnail_url: url }, index) => ({
            key: name,
            picture: (
              <Picture
                src={url}
                alt={intl.formatMessage({ id: 'reviews.ownPhoto' }, { number: index + 1 })}
                width={80}
                height={80}
                unoptimized
              />
            ),
          }))}
        />
      )}
      {state === 'rejected' && (
        <Notice tone="danger">
          {intl.formatMessage({ id: 'reviews.rejectedFor' }, { reason })}
        </Notice>
      )}
    </div>
  );
}
