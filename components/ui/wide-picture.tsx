'use client';

import { preload } from 'react-dom';
import { type PictureInput, type PictureSources, pictureSources } from '@/lib/optimized-picture';
import { Picture } from './picture';

interface WidePictureProps {
  /** Address of the wide version; the square one for phones lies beside it. */
  readonly src: string;
  /** On the first screen: fetched at once and before everything else. */
  readonly eager?: boolean;
}

const WIDE = '(width >= 576px)';
const PHONE = '(width < 576px)';

/** A banner's picture, an ornament: 5 : 2 from 576 px up, on phones the lower part of a square. */
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

/** As React does for an `<img>` that stands by itself; as a `<link>` of ours it would come after the styles. */
function preloadPicture(media: string, { src, srcSet, sizes }: PictureSources) {
  preload(src, {
    as: 'image',
    media,
    ...(srcSet !== undefined && { imageSrcSet: srcSet }),
    ...(sizes !== undefined && { imageSizes: sizes }),
    fetchPriority: 'high',
  });
}

/** The square version of a wide banner picture (`hero-*`, `promo-*`, `ecommerce-*`), for phones. */
export function phonePicture(url: string): string {
  return url.replace(/\.webp$/, '-phone.webp');
}
