import type { Tile } from './tile';
import styles from './tile-rating.module.scss';

/** One star and the figures: five stars on each of fifty tiles would be half of a page. */
export function TileRating({ average, count, label }: NonNullable<Tile['rating']>) {
  const counted = `(${String(count)})`;
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      {average}
      <span className={styles.count}>{counted}</span>
    </span>
  );
}
