import { lazy, Suspense, useState } from 'react';
import { useSignInFirst } from '@/components/common/use-sign-in-first';
import { normalizeError } from '@/lib/api/error';
import { looksSignedIn } from '@/lib/api/session-token';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { useReviewMarks } from '@/stores/review-marks';
import { useUi } from '@/stores/ui';
import styles from './review-marks.module.scss';
import type { ReviewTexts } from './shown-review';

const ReportDialog = lazy(() =>
  whenConnected(() => import('./report-dialog').then((part) => ({ default: part.ReportDialog }))),
);

interface ReviewMarksProps {
  readonly reviewId: number;
  /** Count at render time of the page. */
  readonly helpful: number;
  readonly labels: Pick<ReviewTexts, 'helpful' | 'report' | 'reported'>;
}

export function ReviewMarks({ reviewId, helpful, labels }: ReviewMarksProps) {
  const locale = useLocale();
  const signInFirst = useSignInFirst();
  const marked = useReviewMarks((state) => state.helpful.has(reviewId));
  const reported = useReviewMarks((state) => state.reported.has(reviewId));
  const count = useReviewMarks((state) => state.counts.get(reviewId)) ?? helpful;
  const [isReporting, setReporting] = useState(false);
  const toggle = async () => {
    if (!looksSignedIn()) {
      signInFirst();
      return;
    }
    const show = useReviewMarks.getState().setHelpful;
    // Optimistic update, before the code of the call has loaded.
    show(reviewId, !marked, count + (marked ? -1 : 1));
    try {
      const { setHelpful } = await import('@/lib/reviews/queries-marks');
      await setHelpful(locale, reviewId, !marked);
    } catch (failure) {
      show(reviewId, marked, count);
      const error = normalizeError(failure);
      if (error.status === 401) signInFirst();
      else useUi.getState().showAlert({ text: error.message });
    }
  };
  return (
    <div className={styles.marks}>
      <button type="button" aria-pressed={marked} onClick={() => void toggle()}>
        {labels.helpful}
        {count > 0 && inBrackets(count)}
      </button>
      <button
        type="button"
        disabled={reported}
        onClick={() => {
          if (looksSignedIn()) setReporting(true);
          else signInFirst();
        }}
      >
        {reported ? labels.reported : labels.report}
      </button>
      {isReporting && (
        <Suspense>
          <ReportDialog
            reviewId={reviewId}
            onClose={() => {
              setReporting(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function inBrackets(count: number): string {
  return ` (${String(count)})`;
}
