/** Photos of reviews are drawings of the catalogue, or uploads of their authors. */
const UPLOADED = 'uploads/';

/** Photo name of an upload in a review. */
export const uploadedPhoto = (name: string): string => UPLOADED + name;

/** Names of the uploads among a review's photos. */
export function uploadNames(photos: readonly string[]): readonly string[] {
  return photos
    .filter((photo) => photo.startsWith(UPLOADED))
    .map((photo) => photo.slice(UPLOADED.length));
}
