export const PACK_SHAPES = [
  'pump',
  'tube',
  'jar',
  'dropper',
  'lipstick',
  'compact',
  'spray',
  'box',
  'blister',
  'sachet',
  'mask',
  'toothpaste',
  'supplement',
  'bottle',
  'roll-on',
  'soap',
  'perfume',
  'diffuser',
  'candle',
  'polish',
  'mascara',
  'pencil',
  'refill',
  'trigger',
  'softpack',
  'hangcard',
] as const;
export type PackShape = (typeof PACK_SHAPES)[number];

/** Design of a packshot; kept beside the product so that its picture can be drawn on first use. */
export interface PackLook {
  readonly shape: PackShape;
  /** Two or three words in Latin letters, as printed on the front. */
  readonly title: string;
  /** A short line in Thai under the title. */
  readonly line: string;
  /** An optional second colour of the variant (shade, scent), as CSS hex. */
  readonly tint?: string;
  /** Sequence number of the pack within its brand, to vary neighbouring designs. */
  readonly look?: number;
}

export interface Pack extends PackLook {
  /** Net content as printed, for example `50 ml` or `10 tablets`. */
  readonly size: string;
}

/** Colours of a brand's packs, as CSS hex. */
export interface Palette {
  readonly base: string;
  readonly accent: string;
  readonly ink: string;
  readonly ground: string;
}

export type Lettering = 'sans' | 'wide' | 'script' | 'serif' | 'mono' | 'rounded';
