import { useReviewMarks } from '@/stores/review-marks';
import type { ReportReason } from './contract-values';
import { getReviewMarks, reportReview, setReviewHelpful } from './calls';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';

/** The member's marks on a product's reviews; until loaded, buttons look unmarked. */
export async function loadReviewMarks(productId: number): Promise<void> {
  const { helpful, reported } = await getReviewMarks(await http(), productId);
  useReviewMarks.getState().add({ helpful: new Set(helpful), reported: new Set(reported) });
}

export async function setHelpful(
  locale: Locale,
  reviewId: number,
  helpful: boolean,
): Promise<void> {
  const count = await setReviewHelpful(await http(), { reviewId, helpful, locale });
  useReviewMarks.getState().setHelpful(reviewId, helpful, count);
}

export function reportReviewMutation(locale: Locale) {
  return {
    mutationFn: async ({
      reviewId,
      reason,
    }: {
      readonly reviewId: number;
      readonly reason: ReportReason;
    }) => {
      await reportReview(await http(), { reviewId, reason, locale });
      useReviewMarks.getState().add({ helpful: new Set(), reported: new Set([reviewId]) });
    },
    retry: false,
  };
}
