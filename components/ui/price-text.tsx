import type { ReactNode } from 'react';
import styles from './price.module.scss';

interface PriceTextProps {
  /** With its sign in front, as `formatBaht` writes it. */
  readonly now: string;
  /** The price before a reduction, likewise; null where there is none. */
  readonly was: string | null;
  /** Says to screen readers what the struck price is, for example "Old price": the style writes it in front. */
  readonly wasLabel: string;
  readonly size?: 'md' | 'lg' | undefined;
  readonly className?: string | undefined;
  /** What is said about the price. */
  readonly children?: ReactNode;
}

/** A price that is written already: nothing that formats numbers comes along into the browser. */
export function PriceText(props: PriceTextProps) {
  const { now, was, wasLabel, size = 'md', className = '', children } = props;
  return (
    <span className={`${styles.price} ${className}`} data-size={size} data-reduced={was !== null}>
      <span className={styles.now}>{now}</span>
      {was !== null && (
        <s className={styles.was} data-label={wasLabel}>
          {was}
        </s>
      )}
      {children}
    </span>
  );
}
