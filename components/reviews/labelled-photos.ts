import { fill } from '@/lib/format/fill';
import type { ReviewPhoto, ReviewTexts, ShownReview } from './shown-review';

export interface LabelledPhoto extends ReviewPhoto {
  /** Whose it is. */
  readonly label: string;
}

/** What somebody sent, all of it. */
export type Pictured = Required<Pick<ShownReview, 'author' | 'photos'>>;

export function labelled(
  { author, photos }: Pictured,
  { photoBy }: Pick<ReviewTexts, 'photoBy'>,
): readonly LabelledPhoto[] {
  const label = fill(photoBy, { author });
  return photos.map((photo) => ({ ...photo, label }));
}

/** Those that members sent come in two sizes, and no copies of them are made. */
export function isUpload(url: string): boolean {
  return url.startsWith('/media/uploads/');
}
