'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { ReviewedLine } from '@/lib/reviews/contract';
import { formatDay } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { productPath } from '@/lib/pages/catalog-paths';
import { reviewPath } from '@/lib/orders/paths';
import { OwnReview } from './own-review';
import { OwnReviewWays } from './own-review-ways';
import styles from './own-reviews.module.scss';

const ReviewForm = lazy(() =>
  import('./review-form').then((part) => ({ default: part.ReviewForm })),
);

interface ReviewedLineTileProps {
  readonly entry: ReviewedLine;
  readonly form?: ReactNode;
}

export function ReviewedLineTile({ entry, form }: ReviewedLineTileProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { order_id: orderId, line, product, bought_at: boughtAt, review } = entry;
  const [isChanging, setChanging] = useState(false);
  const canWrite = review === null || review.state === 'rejected';
  return (
    <article className={styles.tile}>
      <div className={styles.head}>
        <Picture src={product.image.thumbnail_url} alt="" width={64} height={64} />
        <div>
          <h2 className={styles.name}>
            <Link href={productPath(locale, product)}>{product.product_name}</Link>
          </h2>
          <p className={styles.muted}>
            {intl.formatMessage(
              { id: 'reviews.bought' },
              {
                day: (
                  <time key="day" dateTime={boughtAt}>
                    {formatDay(boughtAt, locale)}
                  </time>
                ),
              },
            )}
          </p>
        </div>
      </div>
      {review && !isChanging && <OwnReview review={review} />}
      {review && !isChanging && (
        <OwnReviewWays
          review={review}
          onChange={() => {
            setChanging(true);
          }}
        />
      )}
      {isChanging && (
        <Suspense>
          <ReviewForm
            entry={entry}
            onClose={() => {
              setChanging(false);
            }}
          />
        </Suspense>
      )}
      {form ??
        (canWrite && (
          <ButtonLink href={reviewPath(locale, orderId, line)} variant="secondary">
            {intl.formatMessage({ id: review ? 'reviews.writeAgain' : 'reviews.writeOne' })}
          </ButtonLink>
        ))}
    </article>
  );
}
