import { Picture } from '@/components/ui/picture';
import { PICTURE_SIZE, scenePicture } from '@/lib/contents/pictures';
import type { BlockProps } from './block-props';
import styles from './blocks.module.scss';

export function PictureBlock({ block, locale }: BlockProps<'picture'>) {
  return (
    <Picture
      className={styles.picture}
      src={scenePicture(block.picture)}
      alt={block.alt[locale]}
      {...PICTURE_SIZE}
      sizes="(width < 768px) 100vw, 704px"
    />
  );
}
