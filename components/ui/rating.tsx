import { cssVars } from './css-vars';
import styles from './rating.module.scss';

interface RatingProps {
  /** 0 to 5. */
  readonly average: number;
  /** Shown beside the stars. */
  readonly count?: number;
  /** The whole as a sentence, for example "4.6 of 5 stars, 128 reviews". */
  readonly label: string;
  readonly size?: 'sm' | 'lg';
}

export function Rating({ average, count, label, size = 'sm' }: RatingProps) {
  return (
    <span className={styles.rating} data-size={size} role="img" aria-label={label}>
      <span
        className={styles.stars}
        style={cssVars({ '--share': `${String((average / 5) * 100)}%` })}
      />
      {count !== undefined && <span className={styles.count}>{inBrackets(count)}</span>}
    </span>
  );
}

function inBrackets(count: number): string {
  return `(${String(count)})`;
}
