let shown: string | undefined;

/** Records the picture of a loading product. Returns the function that ends it. */
export function showOpeningPicture(picture: HTMLImageElement): () => void {
  // By then the browser has chosen the source.
  queueMicrotask(() => {
    shown = picture.currentSrc;
  });
  return () => {
    shown = undefined;
  };
}

export function openingPicture(): string | undefined {
  return shown;
}
