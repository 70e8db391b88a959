import type { IntlShape } from 'react-intl/server';
import type { ProductCard } from '@/lib/api/contract/catalog';

/** The stars as a sentence, for those who do not see them. */
export function ratingLabel(intl: IntlShape, rating: ProductCard['rating']): string {
  return intl.formatMessage(
    { id: 'catalog.rating' },
    { average: rating.average.toFixed(1), count: rating.count },
  );
}
