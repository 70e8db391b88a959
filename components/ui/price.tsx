import { BAHT_SIGN, formatAmount, formatBaht } from '@/lib/format/money';
import styles from './price.module.scss';

interface PriceProps {
  /** Baht. */
  readonly amount: number;
  /** The price before a reduction, in baht; null or absent where there is none. */
  readonly was?: number | null;
  /** Says to screen readers what the struck price is, for example "Old price". */
  readonly wasLabel: string;
  readonly size?: 'md' | 'lg';
}

export function Price({ amount, was = null, wasLabel, size = 'md' }: PriceProps) {
  return (
    <span className={styles.price} data-size={size} data-reduced={was !== null}>
      <span className={styles.now}>
        <span className={styles.sign}>{BAHT_SIGN}</span>
        {formatAmount(amount)}
      </span>
      {was !== null && (
        <s className={styles.was}>
          <span className="visually-hidden">{wasLabel.concat(' ')}</span>
          {formatBaht(was)}
        </s>
      )}
    </span>
  );
}
