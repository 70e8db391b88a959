import type { BlockProps } from './block-props';
import styles from './form.module.scss';

/** What it is for, and the form itself. */
export function FormBlock({ block, locale, id, slots }: BlockProps<'form'>) {
  return (
    <section className={styles.form} aria-labelledby={id}>
      <div>
        <h2 id={id}>{block.title[locale]}</h2>
        <p>{block.text[locale]}</p>
      </div>
      <div>{slots.form(block.form)}</div>
    </section>
  );
}
