import { cssVars } from './css-vars';
import styles from './rating.module.scss';

interface RatingProps {
  /** 0 to 5. */
  readonly average: number;
  readonly count?: number;
  /** Full sentence, for example "4.6 of 5 stars, 128 reviews". */
  readonly label: string;
  readonly size?: 'sm' | 'lg';
}

export function Rating({ average, count, label, size = 'sm' }: RatingProps) {
  const share = cssVars({ '--share': `${String((average / 5) * 100)}%` });
  const named = { 'data-size': size, role: 'img', 'aria-label': label } as const;
  if (count === undefined) {
    return (
      <span className={`${styles.rating ?? ''} ${styles.stars ?? ''}`} style={share} {...named} />
    );
  }
  return (
    <span className={styles.rating} {...named}>
      <span className={styles.stars} style={share} />
      <span className={styles.count}>{inBrackets(count)}</span>
    </span>
  );
}

function inBrackets(count: number): string {
  return `(${String(count)})`;
}
