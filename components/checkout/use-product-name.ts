'use client';

import { useLocale } from '@/lib/i18n/use-locale';
import { useFlow } from './checkout-context';

/** Names of the cart's products, of those too that have just left it. */
export function useProductName(): (productId: number) => string {
  const locale = useLocale();
  const { products } = useFlow();
  return (productId) => {
    const item = products.get(productId);
    if (!item) return `#${String(productId)}`;
    return locale === 'th' ? item.product_name_th : item.product_name_en;
  };
}
