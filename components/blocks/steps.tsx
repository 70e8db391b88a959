import type { BlockProps } from './block-props';
import styles from './steps.module.scss';

export function StepsBlock({ block, locale, id }: BlockProps<'steps'>) {
  const { title: head, items, layout = 'row' } = block;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{head[locale]}</h2>
      <ol className={styles.steps} data-layout={layout}>
        {items.map(({ title, text }) => (
          <li key={title.en}>
            <h3>{title[locale]}</h3>
            <p>{text[locale]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
