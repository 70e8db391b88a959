import type { BlockProps } from './block-props';
import styles from './steps.module.scss';

export function StepsBlock({ block, locale, id }: BlockProps<'steps'>) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{block.title[locale]}</h2>
      <ol className={styles.steps}>
        {block.items.map(({ title, text }) => (
          <li key={title.en}>
            <h3>{title[locale]}</h3>
            <p>{text[locale]}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
