'use client';

import { preload } from 'react-dom';
import {
  type PictureInput,
  type PictureSources,
  pictureSources,
} from '@/lib/layout/optimized-picture';
import { Picture } from './picture';

interface WidePictureProps {
  /** Address of the wide version; the square version for phones is beside it. */
  readonly src: string;
  /** Above the fold: fetched at once with high priority. */
  readonly eager?: boolean;
}

const WIDE = '(width >= 576px)';
const PHONE = '(width < 576px)';

/** Decorative banner picture: 5 : 2 from 576 px up, the lower part of a square on phones. */
export function WidePicture({ src, eager = false }: WidePictureProps) {
  const wide = { src, width: 1920, sizes: '(width < 1280px) 100vw, 1248px' };
  const square = { src: phonePicture(src), width: 960, sizes: '100vw' };
  if (eager) {
    preloadPicture(WIDE, pictureSources(wide));
    preloadPicture(PHONE, pictureSources(square));
  }
  return (
    <picture className="wide-picture">
      <Wide {...wide} />
      <Picture {...square} alt="" height={960} preload={eager} />
    </picture>
  );
}

function Wide(picture: PictureInput) {
  const { srcSet, sizes } = pictureSources(picture);
  return <source media={WIDE} srcSet={srcSet} sizes={sizes} width={picture.width} height={768} />;
}

/** Same preload as React's for a plain `<img>`; a `<link>` of ours would come after the styles. */
function preloadPicture(media: string, { src, srcSet, sizes }: PictureSources) {
  preload(src, {
    as: 'image',
    media,
    ...(srcSet !== undefined && { imageSrcSet: srcSet }),
    ...(sizes !== undefined && { imageSizes: sizes }),
    fetchPriority: 'high',
  });
}

/** Square version of a wide banner picture (`hero-*`, `promo-*`, `ecommerce-*`), for phones. */
export function phonePicture(url: string): string {
  return url.replace(/\.webp$/, '-phone.webp');
}
