let shown: string | undefined;

/** Answers what ends it. */
export function showOpeningPicture(picture: HTMLImageElement): () => void {
  // By then the browser has chosen the size that it has.
  queueMicrotask(() => {
    shown = picture.currentSrc;
  });
  return () => {
    shown = undefined;
  };
}

/** The address of the picture that is shown of a product while its page is on its way. */
export function openingPicture(): string | undefined {
  return shown;
}
