'use client';

import { useIntl } from 'react-intl';
import { ProductGrid } from '@/components/catalog/product-grid';
import type { ProductCard } from '@/lib/api/contract/catalog';
import { useLocale } from '@/lib/i18n/use-locale';
import { quickAdd } from '../../../add-to-cart-slots';
import { cardHeart } from '../../../wish-slots';

/** What was bought as the catalogue draws it, with the cart's button and the heart. */
export function PurchaseGrid({ products }: { readonly products: readonly ProductCard[] }) {
  const intl = useIntl();
  return (
    <ProductGrid
      products={products}
      locale={useLocale()}
      intl={intl}
      level={2}
      action={quickAdd(intl)}
      wish={cardHeart(intl)}
    />
  );
}
