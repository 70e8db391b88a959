import { use } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import type { ReviewPage } from '@/lib/reviews/contract';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { ReviewBrowser } from './review-browser';
import { browserTexts } from './review-browser-texts';
import { ReviewSection } from './review-section';
import { photosOf, shownReview } from './shown-review';

interface ProductReviewsProps {
  readonly locale: Locale;
  readonly productId: number;
  readonly page: ReviewPage;
}

/** Reviews of a product: the first page is in the HTML, further ones load on demand. */
export function ProductReviews({ locale, productId, page }: ProductReviewsProps) {
  const intl = use(getIntl(locale, 'reviews'));
  const { average, count } = page.rating;
  const title = intl.formatMessage({ id: 'reviews.title' }, { count });
  if (count === 0) {
    return (
      <ReviewSection title={title}>
        <EmptyState
          image="/images/empty-reviews.svg"
          title={intl.formatMessage({ id: 'reviews.empty' })}
          text={intl.formatMessage({ id: 'reviews.emptyText' })}
          level={3}
        />
      </ReviewSection>
    );
  }
  return (
    <ReviewBrowser
      productId={productId}
      title={title}
      average={average}
      histogram={page.histogram}
      photoCount={page.photo_count}
      pictured={page.pictured.map((review) => ({
        author: review.author,
        photos: photosOf(review),
      }))}
      reviews={page.entities.map((review) => shownReview(review, locale))}
      texts={browserTexts(intl, page)}
    />
  );
}
