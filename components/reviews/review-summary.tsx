import { Rating } from '@/components/ui/rating';
import { fill } from '@/lib/format/fill';
import styles from './review-section.module.scss';

interface ReviewSummaryProps {
  readonly average: number;
  readonly texts: { readonly outOf: string; readonly stars: string };
}

export function ReviewSummary({ average, texts }: ReviewSummaryProps) {
  const stars = average.toFixed(1);
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{stars}</strong>
        {texts.outOf}
      </p>
      <Rating average={average} size="lg" label={fill(texts.stars, { stars })} />
    </div>
  );
}
