import { fill } from '@/lib/format/fill';
import type { ReviewPhoto, ReviewTexts, ShownReview } from './shown-review';

export interface LabelledPhoto extends ReviewPhoto {
  readonly label: string;
}

export type Pictured = Required<Pick<ShownReview, 'author' | 'photos'>>;

export function labelled(
  { author, photos }: Pictured,
  { photoBy }: Pick<ReviewTexts, 'photoBy'>,
): readonly LabelledPhoto[] {
  const label = fill(photoBy, { author });
  return photos.map((photo) => ({ ...photo, label }));
}

/** Member uploads come in two sizes and are not optimized further. */
export function isUpload(url: string): boolean {
  return url.startsWith('/media/uploads/');
}
