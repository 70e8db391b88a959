import styles from './campaign-action.module.scss';
import type { FrameProps } from './frames';

export function ActionFrame({ block, locale, id, children }: FrameProps<'campaignAction'>) {
  return (
    <section className={styles.card} aria-labelledby={id} data-layout={block.layout ?? 'card'}>
      <div>
        <h2 id={id}>{block.title[locale]}</h2>
        <p>{block.text[locale]}</p>
      </div>
      <div className={styles.way}>{children}</div>
    </section>
  );
}
