'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { Rating } from '@/components/ui/rating';
import { REPORT_REASONS } from '@/lib/reviews/contract-values';
import type { StaffReview } from '@/lib/reviews/contract';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/use-locale';
import { productPath } from '@/lib/pages/catalog-paths';
import styles from './staff.module.scss';
import { useReviewDecision } from './use-work';

const ReviewDialog = lazy(() =>
  import('./review-dialog').then((part) => ({ default: part.ReviewDialog })),
);

/** A reported review with its reports and both decisions. */
export function ReviewCard({ review }: { readonly review: StaffReview }) {
  const intl = useIntl();
  const locale = useLocale();
  const { busy, run, fields, isStale, forget } = useReviewDecision();
  const [isRejecting, setRejecting] = useState(false);
  /** Kept while the review is read again. */
  const [reason, setReason] = useState('');
  const { id, version, product, author, rating, title, body, photos, created_at: at } = review;
  const reject = async () => {
    if ((await run({ id, version, reason })) !== 'refused') setRejecting(false);
  };
  const reports = REPORT_REASONS.filter((reason) => review.reports[reason] > 0);
  return (
    <article className={styles.review}>
      <h2>
        <Link href={productPath(locale, product)}>{product.product_name}</Link>
      </h2>
      <p className={styles.reviewFacts}>
        <Rating
          average={rating}
          label={intl.formatMessage({ id: 'staff.reviewStars' }, { stars: rating })}
        />
        <span>{author}</span>
        <time dateTime={at}>{formatDateTime(at, locale)}</time>
        {reports.map((reason) => (
          <Badge key={reason} tone="danger">
            {intl.formatMessage(
              { id: `staff.report.${reason}` },
              { count: review.reports[reason] },
            )}
          </Badge>
        ))}
      </p>
      {title !== '' && <strong>{title}</strong>}
      <p className={styles.reviewBody}>{body}</p>
      {photos.length > 0 && (
        <ul className={styles.reviewPhotos}>
          {photos.map(({ thumbnail_url: small, large_url: large }, index) => (
            <li key={small}>
              <a href={large} target="_blank" rel="noreferrer">
                <Picture
                  src={small}
                  alt={intl.formatMessage({ id: 'staff.reviewPhoto' }, { number: index + 1 })}
                  width={120}
                  height={120}
                  unoptimized
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isStale && (
        <Notice tone="warning">{intl.formatMessage({ id: 'staff.reviewChanged' })}</Notice>
      )}
      <div className={styles.reviewWays}>
        <Button
          busy={busy && !isRejecting}
          onClick={() => void run({ id, version, reason: undefined })}
        >
          {intl.formatMessage({ id: 'staff.publish' })}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            setRejecting(true);
          }}
        >
          {intl.formatMessage({ id: 'staff.reject' })}
        </Button>
      </div>
      {isRejecting && (
        <Suspense>
          <ReviewDialog
            busy={busy}
            error={fields['reason']}
            reason={reason}
            onChange={setReason}
            onClose={() => {
              forget();
              setRejecting(false);
            }}
            onSubmit={() => void reject()}
          />
        </Suspense>
      )}
    </article>
  );
}
