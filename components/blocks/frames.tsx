import type { ReactNode } from 'react';
import type { ContentBlockType } from '@/lib/blocks/blocks';
import type { BlockProps } from './block-props';
import styles from './blocks.module.scss';

export interface FrameProps<Type extends ContentBlockType> extends Pick<
  BlockProps<Type>,
  'block' | 'locale' | 'id'
> {
  readonly children: ReactNode;
}

export function ProductsFrame({ block, locale, id, children }: FrameProps<'products'>) {
  return (
    <section className={styles.products} aria-labelledby={id}>
      <h2 id={id}>{block.title[locale]}</h2>
      {children}
    </section>
  );
}

export function CountdownFrame({ block, locale, children }: Omit<FrameProps<'countdown'>, 'id'>) {
  const { title, layout = 'line' } = block;
  return (
    <p className={styles.countdown} data-layout={layout}>
      <strong>{title[locale]}</strong>
      {children}
    </p>
  );
}

/** Frame for content with its own heading and width. */
export function WideFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
