import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/lib/i18n/locale';
import type { BlockProps } from './block-props';
import styles from './blocks.module.scss';

export function HeadingBlock({ block, locale, id }: BlockProps<'heading'>) {
  return (
    <h2 id={id} className={styles.heading}>
      {block.text[locale]}
    </h2>
  );
}

export function ParagraphBlock({ block, locale }: BlockProps<'paragraph'>) {
  return <p>{block.text[locale]}</p>;
}

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

export function NoteBlock({ block, locale }: BlockProps<'note'>) {
  return (
    <div role="note" className={styles.note}>
      <Icon name="info" />
      <p>{block.text[locale]}</p>
    </div>
  );
}

export function LinkBlock({ block, locale }: BlockProps<'link'>) {
  return (
    <div>
      <ButtonLink href={localePath(locale, block.path)} variant="secondary">
        {block.label[locale]}
      </ButtonLink>
    </div>
  );
}
