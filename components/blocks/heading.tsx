import type { BlockProps } from './block-props';
import styles from './blocks.module.scss';

export function HeadingBlock({ block, locale, id }: BlockProps<'heading'>) {
  return (
    <h2 id={id} className={styles.heading}>
      {block.text[locale]}
    </h2>
  );
}
