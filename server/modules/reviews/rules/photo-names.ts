/** Photos of reviews are drawings that came with the catalogue, or pictures that their authors sent. */
const UPLOADED = 'uploads/';

/** How a review names a picture that its author sent. */
export const uploadedPhoto = (name: string): string => UPLOADED + name;

/** The names of those among the photos of a review. */
export function uploadNames(photos: readonly string[]): readonly string[] {
  return photos
    .filter((photo) => photo.startsWith(UPLOADED))
    .map((photo) => photo.slice(UPLOADED.length));
}
