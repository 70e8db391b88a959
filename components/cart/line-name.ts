import type { CartItem } from '@/lib/cart/contract';
import type { Locale } from '@/lib/i18n/locale';

/** In the language of the page. */
export function lineName(item: CartItem, locale: Locale): string {
  return locale === 'th' ? item.product_name_th : item.product_name_en;
}
