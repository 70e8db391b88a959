import { getImageProps } from 'next/image';

interface CardPictureProps {
  readonly src: string;
  /** On the first screen: fetched at once. */
  readonly eager?: boolean;
}

/** A product on a card. Nothing for the browser to start: a page has many of them. */
export function CardPicture({ src, eager = false }: CardPictureProps) {
  const { props } = getImageProps({
    ...{ src, alt: '', width: 240, height: 240 },
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : 'auto',
  });
  return <img {...props} alt="" />;
}
