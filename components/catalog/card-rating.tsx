import type { ProductCard } from '@/lib/api/contract/catalog';
import styles from './card-rating.module.scss';

interface CardRatingProps {
  readonly rating: ProductCard['rating'];
  /** The whole as a sentence. */
  readonly label: string;
}

/** One star and the figures: five stars on each of fifty cards would be half of a page. */
export function CardRating({ rating, label }: CardRatingProps) {
  const count = `(${String(rating.count)})`;
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      {rating.average.toFixed(1)}
      <span className={styles.count}>{count}</span>
    </span>
  );
}
