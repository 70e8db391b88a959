/** Widths of the optimizer, ascending. Few, since each adds a srcset entry per picture and a cached file. */
export const PART_WIDTHS = [64, 128, 256, 384];
export const SCREEN_WIDTHS = [480, 768, 1080, 1600];

const WIDTHS = [...PART_WIDTHS, ...SCREEN_WIDTHS];
const [NARROWEST_SCREEN = 0] = SCREEN_WIDTHS;
const QUALITY = 75;

export interface PictureInput {
  readonly src: string;
  /** Fixed display width in CSS pixels. */
  readonly width: number;
  /** The `sizes` attribute, for widths that depend on the viewport. */
  readonly sizes?: string | undefined;
}

export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/**
 * Optimizer URLs of `/_next/image` as `next/image` writes them, without its 2.7 kB of checks and placeholders per
 * page. SVG drawings are used directly.
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

/** For 1x and 2x displays. */
function densities(width: number): readonly number[] {
  const widest = WIDTHS.at(-1) ?? width;
  const made = [width, 2 * width].map((wanted) => WIDTHS.find((one) => one >= wanted) ?? widest);
  return [...new Set(made)];
}

/** Drops widths too small for the narrowest viewport. */
function widthsWithin(sizes: string): readonly number[] {
  const shares = Array.from(sizes.matchAll(/(?:^|\s)(1?\d?\d)vw/g), ([, share]) => Number(share));
  if (shares.length === 0) return WIDTHS;
  const least = (NARROWEST_SCREEN * Math.min(...shares)) / 100;
  return WIDTHS.filter((one) => one >= least);
}
