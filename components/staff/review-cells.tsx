'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { REPORT_REASONS } from '@/lib/reviews/contract-values';
import type { StaffReview } from '@/lib/reviews/contract';
import styles from './staff.module.scss';
import { useReviewDecision } from './use-work';

const ReviewDialog = lazy(() =>
  import('./review-dialog').then((part) => ({ default: part.ReviewDialog })),
);

/** Words and photos of a review, and how often it was reported. */
export function ReviewText({ review }: { readonly review: StaffReview }) {
  const intl = useIntl();
  const { title, body, photos } = review;
  const reports = REPORT_REASONS.filter((reason) => review.reports[reason] > 0);
  return (
    <div className={styles.reviewText}>
      {title !== '' && <strong>{title}</strong>}
      <p className={styles.reviewBody}>{body}</p>
      {reports.length > 0 && (
        <p className={styles.reviewFacts}>
          {reports.map((reason) => (
            <Badge key={reason} tone="danger">
              {intl.formatMessage(
                { id: `staff.report.${reason}` },
                { count: review.reports[reason] },
              )}
            </Badge>
          ))}
        </p>
      )}
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
    </div>
  );
}

/** Both decisions about a review. */
export function ReviewWays({ review }: { readonly review: StaffReview }) {
  const intl = useIntl();
  const { busy, run, fields, isStale, forget } = useReviewDecision();
  const [isRejecting, setRejecting] = useState(false);
  /** Kept while the review is read again. */
  const [reason, setReason] = useState('');
  const { id, version } = review;
  const reject = async () => {
    if ((await run({ id, version, reason })) !== 'refused') setRejecting(false);
  };
  return (
    <div className={styles.reviewText}>
      {isStale && (
        <Notice tone="warning">{intl.formatMessage({ id: 'staff.reviewChanged' })}</Notice>
      )}
      <div className={styles.reviewWays}>
        <Button
          size="sm"
          busy={busy && !isRejecting}
          onClick={() => void run({ id, version, reason: undefined })}
        >
          {intl.formatMessage({ id: 'staff.publish' })}
        </Button>
        <Button
          size="sm"
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
    </div>
  );
}
