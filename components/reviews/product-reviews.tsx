import { use } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Rating } from '@/components/ui/rating';
import type { ReviewPage } from '@/lib/api/contract/reviews';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { photoLabels, photosOf } from './photos-of';
import styles from './product-reviews.module.scss';
import { ReviewBrowser } from './review-browser';
import { browserTexts } from './review-browser-texts';
import { ReviewItem } from './review-item';
import { ReviewPhotos } from './review-photos';

interface ProductReviewsProps {
  readonly locale: Locale;
  readonly productId: number;
  readonly page: ReviewPage;
}

/** What buyers say: the first reviews stand in the page itself, further ones come on demand. */
export function ProductReviews({ locale, productId, page }: ProductReviewsProps) {
  const intl = use(getIntl(locale, 'reviews'));
  const { count } = page.rating;
  return (
    <section className={styles.section} id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">{intl.formatMessage({ id: 'reviews.title' }, { count })}</h2>
      {count === 0 ? (
        <EmptyState
          image="/images/empty-reviews.svg"
          title={intl.formatMessage({ id: 'reviews.empty' })}
          text={intl.formatMessage({ id: 'reviews.emptyText' })}
          level={3}
        />
      ) : (
        <ReviewBrowser
          productId={productId}
          histogram={page.histogram}
          photoCount={page.photo_count}
          texts={browserTexts(intl, page)}
          summary={<Summary page={page} locale={locale} />}
          strip={<Strip pictured={page.pictured} locale={locale} />}
        >
          {page.entities.map((review) => (
            <ReviewItem key={review.id} review={review} locale={locale} intl={intl} />
          ))}
        </ReviewBrowser>
      )}
    </section>
  );
}

interface PartProps {
  readonly locale: Locale;
}

function Summary({ page, locale }: PartProps & { readonly page: ReviewPage }) {
  const intl = use(getIntl(locale, 'reviews'));
  const average = page.rating.average.toFixed(1);
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{average}</strong>
        {intl.formatMessage({ id: 'reviews.outOf' })}
      </p>
      <Rating
        average={page.rating.average}
        size="lg"
        label={intl.formatMessage({ id: 'reviews.stars' }, { stars: average })}
      />
    </div>
  );
}

function Strip({ pictured, locale }: PartProps & Pick<ReviewPage, 'pictured'>) {
  const intl = use(getIntl(locale, 'reviews'));
  if (pictured.length === 0) return null;
  return (
    <div className={styles.strip}>
      <h3>{intl.formatMessage({ id: 'reviews.photos' })}</h3>
      <ReviewPhotos
        photos={pictured.flatMap((review) => photosOf(review, intl))}
        labels={photoLabels(intl)}
        shape="strip"
      />
    </div>
  );
}
