import type { BlockProps } from './block-props';
import styles from './blocks.module.scss';

/** Nothing at all where none of the products is sold any more. */
export function ProductsBlock({ block, locale, id, slots }: BlockProps<'products'>) {
  const cards = slots.products(block.ids);
  if (cards === null) return null;
  return (
    <section className={styles.products} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {block.title[locale]}
      </h2>
      {cards}
    </section>
  );
}
