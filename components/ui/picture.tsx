import { getImageProps, type ImageProps } from 'next/image';

export type PictureProps = Omit<ImageProps, 'priority' | 'onLoad' | 'onError' | 'placeholder'>;

/** A picture in the sizes of the optimizer, as plain HTML: `next/image` itself would bring its own code into each page. */
export function Picture({ preload = false, alt, ...image }: PictureProps) {
  const first = preload && ({ loading: 'eager', fetchPriority: 'high' } as const);
  const { props } = getImageProps({ ...image, alt, ...first });
  return (
    <>
      {preload && (
        <link
          rel="preload"
          as="image"
          href={props.src}
          imageSrcSet={props.srcSet}
          imageSizes={props.sizes}
          fetchPriority="high"
        />
      )}
      <img {...props} alt={alt} />
    </>
  );
}
