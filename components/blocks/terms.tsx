import type { BlockProps } from './block-props';
import { Question } from './question';
import styles from './blocks.module.scss';

export function TermsBlock({ block, locale, id }: BlockProps<'terms'>) {
  const title = block.title[locale];
  const items = (
    <ul className={styles.list}>
      {block.items.map((item) => (
        <li key={item.en}>{item[locale]}</li>
      ))}
    </ul>
  );
  if (block.layout !== 'open') return <Question title={title}>{items}</Question>;
  return (
    <section className={styles.terms} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items}
    </section>
  );
}
