import type { Review } from '@/lib/api/contract/reviews';
import type { Texts } from '@/lib/i18n/texts';

export interface ReviewPhoto {
  readonly url: string;
  readonly largeUrl: string;
  /** Whose it is. */
  readonly label: string;
}

export interface PhotoLabels {
  readonly title: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
}

export function photosOf(
  { photos, author }: Review,
  intl: Texts<'reviews'>,
): readonly ReviewPhoto[] {
  const label = intl.formatMessage({ id: 'reviews.photoBy' }, { author });
  return photos.map((photo) => ({
    url: photo.thumbnail_url,
    largeUrl: photo.large_url,
    label,
  }));
}

/** Those that members sent come in two sizes, and no copies of them are made. */
export function isUpload(url: string): boolean {
  return url.startsWith('/media/uploads/');
}

export function photoLabels(intl: Texts<'reviews'>): PhotoLabels {
  return {
    title: intl.formatMessage({ id: 'reviews.photos' }),
    close: intl.formatMessage({ id: 'reviews.close' }),
    previous: intl.formatMessage({ id: 'reviews.previousPhoto' }),
    next: intl.formatMessage({ id: 'reviews.nextPhoto' }),
  };
}
