import { Picture } from './picture';

interface CardPictureProps {
  readonly src: string;
  /** On the first screen: fetched at once. */
  readonly eager?: boolean;
}

/** A product on a card. */
export function CardPicture({ src, eager = false }: CardPictureProps) {
  return <Picture src={src} alt="" width={240} height={240} preload={eager} />;
}
