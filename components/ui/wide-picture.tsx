'use client';

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
  return (
    <>
      {eager && (
        <>
          <Preload media={WIDE} sources={pictureSources(wide)} />
          <Preload media={PHONE} sources={pictureSources(square)} />
        </>
      )}
      <picture className="wide-picture">
        <Wide {...wide} />
        <Picture
          {...square}
          alt=""
          height={960}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding={eager ? 'auto' : 'async'}
        />
      </picture>
    </>
  );
}

function Wide(picture: PictureInput) {
  const { srcSet, sizes } = pictureSources(picture);
  return <source media={WIDE} srcSet={srcSet} sizes={sizes} width={picture.width} height={768} />;
}

interface PreloadProps {
  readonly media: string;
  readonly sources: PictureSources;
}

/** React moves it into the head, ahead of the page's own markup. */
function Preload({ media, sources }: PreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      media={media}
      imageSrcSet={sources.srcSet}
      imageSizes={sources.sizes}
      fetchPriority="high"
    />
  );
}

/** The square version of a wide banner picture (`hero-*`, `promo-*`, `ecommerce-*`), for phones. */
export function phonePicture(url: string): string {
  return url.replace(/\.webp$/, '-phone.webp');
}
