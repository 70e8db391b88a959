import { cssVars } from './css-vars';
import { ICONS } from './icon-paths';
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
      >
        <Stars />
        <span className={styles.full}>
          <Stars />
        </span>
      </span>
      {count !== undefined && <span className={styles.count}>{inBrackets(count)}</span>}
    </span>
  );
}

function inBrackets(count: number): string {
  return `(${String(count)})`;
}

/** A star ends where it began; the next one begins 24 px further. */
const FIVE_STARS = ICONS.star + ICONS.star.replace('m12 4', 'm24 0').repeat(4);

/** Five stars in a row of 24 px squares. */
function Stars() {
  return (
    <svg viewBox="0 0 120 24" aria-hidden="true">
      <path d={FIVE_STARS} />
    </svg>
  );
}
