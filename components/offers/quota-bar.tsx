import { cssVars } from '@/components/ui/css-vars';
import type { Quota } from './flash-tile';
import styles from './quota-bar.module.scss';

export function QuotaBar({ quota: { percent, few, words } }: { readonly quota: Quota }) {
  return (
    <span
      className={styles.quota}
      data-few={few}
      style={cssVars({ '--gone': `${String(Math.max(percent, 4))}%` })}
    >
      {words}
    </span>
  );
}
