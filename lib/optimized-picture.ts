/** Widths the optimizer makes, smallest first. Few: each is a line in every picture's srcset and a file in the cache. */
export const PART_WIDTHS = [64, 128, 256, 384];
export const SCREEN_WIDTHS = [480, 768, 1080, 1600];

const WIDTHS = [...PART_WIDTHS, ...SCREEN_WIDTHS];
const [NARROWEST_SCREEN = 0] = SCREEN_WIDTHS;
const QUALITY = 75;

export interface PictureInput {
  readonly src: string;
  /** In pixels of the page, where it is shown in one size. */
  readonly width: number;
  /** How wide it is shown, where that depends on the screen. */
  readonly sizes?: string | undefined;
}

export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/**
 * Where the optimizer of `/_next/image` has a picture in the sizes in which it may be shown, as `next/image` would write
 * it, which brings checks and placeholders of 2.7 kB into each page. Drawings go as they are.
 */
export function pictureSources({ src, width, sizes }: PictureInput): PictureSources {
  if (/\.svg(?:\?|$)/.test(src)) return { src };
  const at = (pixels: number) =>
    `/_next/image?url=${encodeURIComponent(src)}&w=${String(pixels)}&q=${String(QUALITY)}`;
  const widths = sizes === undefined ? densities(width) : widthsWithin(sizes);
  const unit = (pixels: number, index: number) =>
    sizes === undefined ? `${String(index + 1)}x` : `${String(pixels)}w`;
  return {
    src: at(widths.at(-1) ?? width),
    srcSet: widths.map((pixels, index) => `${at(pixels)} ${unit(pixels, index)}`).join(', '),
    ...(sizes !== undefined && { sizes }),
  };
}

/** For usual screens, and for those with two dots to a pixel. */
function densities(width: number): readonly number[] {
  const widest = WIDTHS.at(-1) ?? width;
  const made = [width, 2 * width].map((wanted) => WIDTHS.find((one) => one >= wanted) ?? widest);
  return [...new Set(made)];
}

/** None that even the narrowest screen would find too small. */
function widthsWithin(sizes: string): readonly number[] {
  const shares = Array.from(sizes.matchAll(/(?:^|\s)(1?\d?\d)vw/g), ([, share]) => Number(share));
  if (shares.length === 0) return WIDTHS;
  const least = (NARROWEST_SCREEN * Math.min(...shares)) / 100;
  return WIDTHS.filter((one) => one >= least);
}
