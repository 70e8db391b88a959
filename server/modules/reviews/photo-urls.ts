import { sceneImage, uploadImage, type ImageUrls } from '../../http/picture-urls.ts';
import { uploadNames } from './rules/photo-names.ts';

/** A photo of a review: the author's, or a drawing of those that came with the catalogue. */
export function reviewImage(photo: string): ImageUrls {
  const [name] = uploadNames([photo]);
  return name === undefined ? sceneImage(photo) : uploadImage(name);
}
