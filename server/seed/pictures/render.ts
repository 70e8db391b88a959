import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { fontOptions } from './kit/fonts.ts';

const QUALITY = 84;

function draw(svg: string, width?: number) {
  return renderAsync(svg, {
    font: fontOptions(),
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } as const }),
  });
}

/** An SVG of this project as WebP; `size` is the width in px (the SVG's own when left out). */
export async function renderWebp(svg: string, size?: number): Promise<Buffer> {
  const image = await draw(svg, size);
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  return sharp(image.pixels, { raw })
    .removeAlpha()
    .webp({ quality: QUALITY, effort: 2, smartSubsample: true })
    .toBuffer();
}

/** The same as PNG, with transparency. */
export async function renderPng(svg: string, size?: number): Promise<Buffer> {
  const image = await draw(svg, size);
  return sharp(image.asPng()).png({ compressionLevel: 9 }).toBuffer();
}
