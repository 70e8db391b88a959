import type { BlockProps } from './block-props';
import styles from './form.module.scss';

/** They have two columns of their own. */
const WIDE: ReadonlySet<string> = new Set(['gift_card', 'e_card']);

/** What it is for, and the form itself. */
export function FormBlock({ block, locale, id, slots }: BlockProps<'form'>) {
  return (
    <section className={styles.form} data-wide={WIDE.has(block.form)} aria-labelledby={id}>
      <div>
        <h2 id={id}>{block.title[locale]}</h2>
        <p>{block.text[locale]}</p>
      </div>
      <div>{slots.form(block.form)}</div>
    </section>
  );
}
