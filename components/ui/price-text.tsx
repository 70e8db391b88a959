import type { ReactNode } from 'react';
import styles from './price.module.scss';

interface PriceTextProps {
  /** Formatted by `formatBaht`, with the currency sign in front. */
  readonly now: string;
  /** Price before a reduction, formatted likewise; null if there is none. */
  readonly was: string | null;
  /** Screen-reader text for the struck price, for example "Old price"; inserted by CSS. */
  readonly wasLabel: string;
  readonly size?: 'md' | 'lg' | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Formatted price; keeps number formatting out of the client bundle. */
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
