import styles from './price.module.scss';

interface PriceTextProps {
  /** With its sign in front, as `formatBaht` writes it. */
  readonly now: string;
  /** The price before a reduction, likewise; null where there is none. */
  readonly was: string | null;
  /** Says to screen readers what the struck price is, for example "Old price". */
  readonly wasLabel: string;
  readonly size?: 'md' | 'lg' | undefined;
}

/** A price that is written already: nothing that formats numbers comes along into the browser. */
export function PriceText({ now, was, wasLabel, size = 'md' }: PriceTextProps) {
  return (
    <span className={styles.price} data-size={size} data-reduced={was !== null}>
      <span className={styles.now}>{now}</span>
      {was !== null && (
        <s className={styles.was}>
          <span className="visually-hidden">{wasLabel.concat(' ')}</span>
          {was}
        </s>
      )}
    </span>
  );
}
