import type { Review } from '@/lib/reviews/contract';
import { formatDay } from '@/lib/format/date';
import type { Locale } from '@/lib/i18n/locale';
import type { Texts } from '@/lib/i18n/texts';

/** Review data as serialized into the page; shared texts are serialized once. */
export interface ShownReview extends Pick<
  Review,
  'id' | 'rating' | 'author' | 'title' | 'body' | 'language' | 'helpful'
> {
  /** Date in ISO 8601, and the day as text. */
  readonly at: string;
  readonly day: string;
  readonly verified?: true;
  readonly photos?: readonly ReviewPhoto[];
}

export interface ReviewPhoto {
  readonly url: string;
  readonly largeUrl: string;
}

/** Placeholders in braces are filled in by the browser. */
export interface ReviewTexts {
  /** Contains {stars}. */
  readonly stars: string;
  readonly verified: string;
  readonly helpful: string;
  readonly report: string;
  readonly reported: string;
  /** Contains {author}. */
  readonly photoBy: string;
  readonly photo: PhotoLabels;
}

export interface PhotoLabels {
  readonly title: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
}

export function shownReview(review: Review, locale: Locale): ShownReview {
  const { id, rating, author, title, body, language, helpful, verified, photos } = review;
  return {
    ...{ id, rating, author, title, body, language, helpful },
    at: review.created_at,
    day: formatDay(review.created_at, locale),
    ...(verified && { verified }),
    ...(photos.length > 0 && { photos: photosOf(review) }),
  };
}

export function photosOf({ photos }: Pick<Review, 'photos'>): readonly ReviewPhoto[] {
  return photos.map(({ thumbnail_url: url, large_url: largeUrl }) => ({ url, largeUrl }));
}

export function reviewTexts(intl: Texts<'reviews'>): ReviewTexts {
  return {
    stars: intl.formatMessage({ id: 'reviews.stars' }, { stars: '{stars}' }),
    verified: intl.formatMessage({ id: 'reviews.verified' }),
    helpful: intl.formatMessage({ id: 'reviews.markHelpful' }),
    report: intl.formatMessage({ id: 'reviews.report' }),
    reported: intl.formatMessage({ id: 'reviews.reported' }),
    photoBy: intl.formatMessage({ id: 'reviews.photoBy' }, { author: '{author}' }),
    photo: {
      title: intl.formatMessage({ id: 'reviews.photos' }),
      close: intl.formatMessage({ id: 'reviews.close' }),
      previous: intl.formatMessage({ id: 'reviews.previousPhoto' }),
      next: intl.formatMessage({ id: 'reviews.nextPhoto' }),
    },
  };
}
