import { Picture } from './picture';

interface CardPictureProps {
  readonly src: string;
  /** Above the fold: fetched at once. */
  readonly eager?: boolean;
}

export function CardPicture({ src, eager = false }: CardPictureProps) {
  return <Picture src={src} alt="" width={240} height={240} preload={eager} />;
}
