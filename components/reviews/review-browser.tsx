'use client';

import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { looksSignedIn } from '@/lib/api/session-token';
import { whenConnected } from '@/lib/browser/connection';
import { whenIdle } from '@/lib/browser/when-idle';
import { type Choice, PER_PAGE } from './choice';
import { Histogram } from './histogram';
import type { Pictured } from './labelled-photos';
import { PhotoStrip } from './photo-strip';
import styles from './review-browser.module.scss';
import type { BrowserTexts } from './review-browser-texts';
import { ReviewSection } from './review-section';
import { ReviewSummary } from './review-summary';
import { ReviewTools } from './review-tools';
import { ReviewView } from './review-view';
import type { ReviewTexts, ShownReview } from './shown-review';

const Results = lazy(() =>
  whenConnected(() => import('./review-results').then((one) => ({ default: one.ReviewResults }))),
);

interface ReviewBrowserProps {
  readonly productId: number;
  readonly title: string;
  readonly average: number;
  /** Number of reviews for 1 to 5 stars. */
  readonly histogram: readonly number[];
  readonly photoCount: number;
  readonly pictured: readonly Pictured[];
  /** First page, most helpful first. */
  readonly reviews: readonly ShownReview[];
  readonly texts: BrowserTexts & ReviewTexts;
}

const FIRST: Choice = { sort: 'helpful', stars: null, withPhoto: false };

/**
 * Shows the initial reviews until others are requested; the code to fetch those loads then. Client component: the
 * router payload carries the data, not the markup.
 */
export function ReviewBrowser(props: ReviewBrowserProps) {
  const { productId, histogram, photoCount, reviews, texts } = props;
  const [choice, setChoice] = useState(FIRST);
  const [more, setMore] = useState(false);
  useOwnMarks(productId);
  const change = (part: Partial<Choice>) => {
    setChoice({ ...choice, ...part });
    setMore(false);
  };
  const untouched = choice.sort === 'helpful' && choice.stars === null && !choice.withPhoto;
  const total = histogram.reduce((sum, count) => sum + count, 0);
  const first = reviews.map((review) => (
    <ReviewView key={review.id} review={review} texts={texts} />
  ));
  return (
    <ReviewSection title={props.title}>
      <div className={styles.browser}>
        <div className={styles.side}>
          <ReviewSummary average={props.average} texts={texts} />
          <Histogram
            counts={histogram}
            labels={texts.bars}
            chosen={choice.stars}
            onChoose={(stars) => {
              change({ stars });
            }}
          />
        </div>
        <div className={styles.main}>
          <PhotoStrip pictured={props.pictured} texts={texts} />
          <ReviewTools choice={choice} photoCount={photoCount} texts={texts} onChange={change} />
          {untouched && <ul className={styles.list}>{first}</ul>}
          {(more || !untouched) && (
            <Suspense fallback={untouched ? null : <Waiting>{first}</Waiting>}>
              <Results productId={productId} choice={choice} from={untouched ? 2 : 1} />
            </Suspense>
          )}
          {untouched && !more && total > PER_PAGE && (
            <Button
              variant="secondary"
              onClick={() => {
                setMore(true);
              }}
            >
              {texts.more}
            </Button>
          )}
        </div>
      </div>
    </ReviewSection>
  );
}

/** Loads the member's own votes while idle; guests load nothing. */
function useOwnMarks(productId: number): void {
  useEffect(() => {
    if (!looksSignedIn()) return undefined;
    return whenIdle(() => {
      void import('@/lib/reviews/queries-marks')
        .then(({ loadReviewMarks }) => loadReviewMarks(productId))
        .catch(() => undefined);
    });
  }, [productId]);
}

function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.list} aria-busy="true">
      {children}
    </ul>
  );
}
