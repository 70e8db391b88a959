import { BAHT_SIGN, formatAmount, formatBaht } from '@/lib/format/money';
import styles from './price.module.scss';

interface PriceProps {
  /** Baht. */
  readonly amount: number;
  /** The price before a reduction, in baht; absent where there is none. */
  readonly was?: number;
  /** Says to screen readers what the struck price is, for example "Old price". */
  readonly wasLabel: string;
  readonly size?: 'md' | 'lg';
}

export function Price({ amount, was, wasLabel, size = 'md' }: PriceProps) {
  return (
    <span className={styles.price} data-size={size} data-reduced={was !== undefined}>
      <span className={styles.now}>
        <span className={styles.sign}>{BAHT_SIGN}</span>
        {formatAmount(amount)}
      </span>
      {was !== undefined && (
        <s className={styles.was}>
          <span className="visually-hidden">{wasLabel.concat(' ')}</span>
          {formatBaht(was)}
        </s>
      )}
    </span>
  );
}
