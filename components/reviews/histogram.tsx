import { cssVars } from '@/components/ui/css-vars';
import styles from './histogram.module.scss';

interface HistogramProps {
  /** Counts for 1 to 5 stars. */
  readonly counts: readonly number[];
  readonly labels: readonly string[];
  readonly chosen: number | null;
  readonly onChoose: (stars: number | null) => void;
}

/** Five bars, five stars on top. Each toggles the filter for its reviews. Drawn with CSS. */
export function Histogram({ counts, labels, chosen, onChoose }: HistogramProps) {
  const total = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const bars = counts.map((count, index) => ({ stars: index + 1, count, label: labels[index] }));
  return (
    <ul className={styles.histogram}>
      {bars.toReversed().map(({ stars, count, label }) => (
        <li key={stars}>
          <button
            type="button"
            className={styles.bar}
            aria-label={label}
            aria-pressed={chosen === stars}
            data-count={count}
            style={cssVars({ '--share': `${String((count / total) * 100)}%` })}
            disabled={count === 0}
            onClick={() => {
              onChoose(chosen === stars ? null : stars);
            }}
          >
            <span className={styles.stars}>{stars}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
