/** Of the drawings that articles, news and their blocks name, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 800 } as const;

/** Where the service serves the drawing that a block names. */
export function scenePicture(name: string): string {
  return `/media/scenes/${name}.webp`;
}
