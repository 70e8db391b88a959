'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { BulkAction } from '@/components/office/table/bulk';
import { useLocale } from '@/lib/i18n/use-locale';
import { REPORT_REASONS } from '@/lib/reviews/contract-values';
import type { StaffReviewQuery } from '@/lib/reviews/calls-staff';
import type { StaffReview } from '@/lib/reviews/contract';
import { allStaffReviews, decideReviewMutation, staffReviewKey } from '@/lib/reviews/queries-staff';

/** Publishes many reviews, each in the version that was read. Reported ones are decided one by one. */
export function usePublishMany(
  wanted: Pick<StaffReviewQuery, 'q' | 'cause' | 'sort'>,
): BulkAction<StaffReview> {
  const intl = useIntl();
  const locale = useLocale();
  const client = useQueryClient();
  const { mutationFn: decide } = decideReviewMutation(locale);
  const publish = async (reviews: readonly StaffReview[]) => {
    let done = 0;
    for (const { id, version } of reviews) {
      done += await decide({ id, version, reason: undefined }).then(
        () => 1,
        // Edited or decided meanwhile: it stands in the table again, or not at all.
        () => 0,
      );
    }
    await client.invalidateQueries({ queryKey: staffReviewKey });
    return done;
  };
  return {
    id: 'publish',
    label: intl.formatMessage({ id: 'staff.review.publishMany' }),
    plan: async (rows) => {
      const reviews = rows === 'all' ? await allStaffReviews(locale, wanted) : rows;
      const unreported = reviews.filter((review) => !isReported(review));
      const why = intl.formatMessage({ id: 'staff.review.reportedOne' });
      return {
        changed: unreported.length,
        refused: reviews.filter(isReported).map(({ id, product, author }) => ({
          name: `${product.product_name}, ${author} (${String(id)})`,
          why,
        })),
        run: () => publish(unreported),
      };
    },
  };
}

function isReported({ reports }: StaffReview): boolean {
  return REPORT_REASONS.some((reason) => reports[reason] > 0);
}
