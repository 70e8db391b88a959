export interface GalleryPicture {
  readonly url: string;
  /** Unique among the pictures of a product. */
  readonly alt: string;
}

export interface GalleryLabels {
  readonly gallery: string;
  readonly enlarge: string;
  readonly previous: string;
  readonly next: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly close: string;
  /** {index} is filled in by the browser. */
  readonly show: string;
}

/** For example "2 / 4". */
export function positionText(index: number, count: number): string {
  return `${String(index + 1)} / ${String(count)}`;
}
