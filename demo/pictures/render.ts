import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { fontOptions } from './kit/fonts.ts';

const QUALITY = 84;

function draw(svg: string, width?: number) {
  return renderAsync(svg, {
    font: fontOptions(),
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } as const }),
  });
}

async function opaque(svg: string, width?: number): Promise<Sharp> {
  const image = await draw(svg, width);
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  return sharp(image.pixels, { raw }).removeAlpha();
}

/** Renders an SVG as WebP; `width` in px defaults to the SVG's own. */
export async function renderWebp(svg: string, width?: number): Promise<Buffer> {
  const image = await opaque(svg, width);
  return image.webp({ quality: QUALITY, effort: 2, smartSubsample: true }).toBuffer();
}

/** Renders as JPEG, which every social network supports. */
export async function renderJpeg(svg: string, width?: number): Promise<Buffer> {
  const image = await opaque(svg, width);
  return image.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Renders like a phone photo: slightly soft, with the grain of a small sensor. */
export async function renderPhoto(svg: string, width: number): Promise<Buffer> {
  const sharpness = 0.7;
  const image = (await opaque(svg, Math.round(width * sharpness))).resize(width);
  const grain = await sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 7 },
    },
  })
    .png()
    .toBuffer();
  return image
    .modulate({ saturation: 0.96 })
    .linear(1.07, -9)
    .composite([{ input: grain, blend: 'soft-light' }])
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
}

export async function renderPng(svg: string, width?: number): Promise<Buffer> {
  const image = await draw(svg, width);
  return sharp(image.asPng()).png({ compressionLevel: 9 }).toBuffer();
}
