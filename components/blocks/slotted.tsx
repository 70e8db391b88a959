import type { BlockProps } from './block-props';
import styles from './blocks.module.scss';

/** Nothing at all where nothing of it is sold now. */
export function RailBlock({ block, slots }: BlockProps<'rail'>) {
  const rail = slots.rail(block);
  return rail === null ? null : <div className={styles.wide}>{rail}</div>;
}

export function CountdownBlock({ block, locale, slots }: BlockProps<'countdown'>) {
  return slots.countdown(block.title[locale]);
}

export function CampaignsBlock({ slots }: BlockProps<'campaigns'>) {
  return <div className={styles.wide}>{slots.campaigns}</div>;
}

/** Nothing at all where none of them is offered now. */
export function CouponsBlock({ block, slots }: BlockProps<'coupons'>) {
  return <div className={styles.wide}>{slots.coupons(block)}</div>;
}

export function StoresBlock({ block, slots }: BlockProps<'stores'>) {
  return <div className={styles.wide}>{slots.stores(block)}</div>;
}
