import type { BlockProps } from './block-props';
import styles from './blocks.module.scss';

export function ListBlock({ block, locale }: BlockProps<'list'>) {
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={styles.list} data-ordered={block.ordered}>
      {block.items.map((item) => (
        <li key={item.en}>{item[locale]}</li>
      ))}
    </List>
  );
}
