import type { BlockProps } from './block-props';
import styles from './campaign-action.module.scss';

/** What a member may do on the page of a campaign; nothing where there is nothing to do any more. */
export function CampaignActionBlock({ block, locale, id, slots }: BlockProps<'campaignAction'>) {
  const action = slots.action(block);
  if (action === null) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>{block.title[locale]}</h2>
        <p>{block.text[locale]}</p>
      </div>
      <div className={styles.way}>{action}</div>
    </section>
  );
}
