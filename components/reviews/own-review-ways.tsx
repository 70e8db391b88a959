'use client';

import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import type { ReviewedLine } from '@/lib/reviews/contract';
import styles from './own-reviews.module.scss';

const RemoveDialog = lazy(() =>
  import('./remove-dialog').then((part) => ({ default: part.RemoveDialog })),
);

interface OwnReviewWaysProps {
  readonly review: NonNullable<ReviewedLine['review']>;
  readonly onChange: () => void;
}

export function OwnReviewWays({ review, onChange }: OwnReviewWaysProps) {
  const intl = useIntl();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <div className={styles.ways}>
      {review.state !== 'rejected' && (
        <Button variant="secondary" size="sm" onClick={onChange}>
          {intl.formatMessage({ id: 'reviews.change' })}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          setRemoving(true);
        }}
      >
        {intl.formatMessage({ id: 'reviews.remove' })}
      </Button>
      {isRemoving && (
        <Suspense>
          <RemoveDialog
            reviewId={review.id}
            onClose={() => {
              setRemoving(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
