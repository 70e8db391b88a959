import { getImageProps } from 'next/image';
import { phonePicture } from '@/lib/phone-picture';
import styles from './wide-picture.module.scss';

interface WidePictureProps {
  /** Address of the wide version; the square one for phones lies beside it. */
  readonly src: string;
  /** On the first screen: fetched at once and before everything else. */
  readonly eager?: boolean;
}

const WIDE = '(width >= 576px)';
const PHONE = '(width < 576px)';
const WIDE_SIZES = '(width < 1280px) 100vw, 1248px';

/** A banner's picture, an ornament: 5 : 2 from 576 px up, on phones the lower part of a square. */
export function WidePicture({ src, eager = false }: WidePictureProps) {
  const common = {
    alt: '',
    loading: eager ? ('eager' as const) : ('lazy' as const),
    fetchPriority: eager ? ('high' as const) : ('auto' as const),
  };
  const wide = getImageProps({ ...common, src, width: 1920, height: 768, sizes: WIDE_SIZES }).props;
  const square = getImageProps({
    ...common,
    src: phonePicture(src),
    width: 960,
    height: 960,
    sizes: '100vw',
  }).props;
  return (
    <>
      {eager && (
        <>
          <Preload media={WIDE} image={wide} />
          <Preload media={PHONE} image={square} />
        </>
      )}
      <picture className={styles.picture}>
        <source
          media={WIDE}
          srcSet={wide.srcSet}
          sizes={wide.sizes}
          width={wide.width}
          height={wide.height}
        />
        <img {...square} alt="" />
      </picture>
    </>
  );
}

interface PreloadProps {
  readonly media: string;
  readonly image: { readonly srcSet?: string; readonly sizes?: string };
}

/** React moves it into the head, ahead of the page's own markup. */
function Preload({ media, image }: PreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      media={media}
      imageSrcSet={image.srcSet}
      imageSizes={image.sizes}
      fetchPriority="high"
    />
  );
}
