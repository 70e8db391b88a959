'use client';

import { useIntl } from 'react-intl';
import { ProductGrid } from '@/components/catalog/product-grid';
import type { WishGridProps } from '@/components/wishes/wishlist-view';
import { useLocale } from '@/lib/i18n/use-locale';
import { quickAdd } from '../../../add-to-cart-slots';

/** Kept products as the catalogue draws them, with the cart's button. */
export function WishGrid({ products, corner }: WishGridProps) {
  const intl = useIntl();
  return (
    <ProductGrid
      products={products}
      locale={useLocale()}
      intl={intl}
      level={2}
      action={quickAdd(intl)}
      wish={corner}
    />
  );
}
