import type { IntlShape } from 'react-intl/server';
import type { Review } from '@/lib/api/contract/reviews';

export interface ReviewPhoto {
  readonly url: string;
  /** Whose it is. */
  readonly label: string;
}

export interface PhotoLabels {
  readonly title: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
}

export function photosOf({ photos, author }: Review, intl: IntlShape): readonly ReviewPhoto[] {
  const label = intl.formatMessage({ id: 'reviews.photoBy' }, { author });
  return photos.map(({ thumbnail_url: url }) => ({ url, label }));
}

export function photoLabels(intl: IntlShape): PhotoLabels {
  return {
    title: intl.formatMessage({ id: 'reviews.photos' }),
    close: intl.formatMessage({ id: 'reviews.close' }),
    previous: intl.formatMessage({ id: 'reviews.previousPhoto' }),
    next: intl.formatMessage({ id: 'reviews.nextPhoto' }),
  };
}
