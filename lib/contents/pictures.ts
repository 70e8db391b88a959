/** Size of content drawings in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 800 } as const;

/** Service path of a drawing. */
export function scenePicture(name: string): string {
  return `/media/scenes/${name}.webp`;
}
