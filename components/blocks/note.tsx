import { Icon } from '@/components/ui/icon';
import type { BlockProps } from './block-props';
import styles from './blocks.module.scss';

export function NoteBlock({ block, locale }: BlockProps<'note'>) {
  return (
    <div role="note" className={styles.note}>
      <Icon name="info" />
      <p>{block.text[locale]}</p>
    </div>
  );
}
