'use client';

import { useIntl } from 'react-intl';
import { ProductGrid } from '@/components/catalog/product-grid';
import type { ProductCard } from '@/lib/api/contract/catalog';
import { LazyIntl } from '@/lib/i18n/lazy-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { cardHeart } from './wish-slots';

interface RecentGridProps {
  readonly products: readonly ProductCard[];
}

export function RecentGrid({ products }: RecentGridProps) {
  return (
    <LazyIntl locale={useLocale()} domains={['catalog', 'wishes']}>
      <Rail products={products} />
    </LazyIntl>
  );
}

function Rail({ products }: RecentGridProps) {
  const intl = useIntl();
  return (
    <ProductGrid
      products={products}
      locale={useLocale()}
      intl={intl}
      level={3}
      wish={cardHeart(intl)}
      shape="rail"
    />
  );
}
