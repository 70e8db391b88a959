import { listPagePath } from '@/lib/catalog/list-pages';
import { PHARMACY_PATH } from '@/lib/content/paths';

/** Ways into the shop besides its categories: names are texts of `layout`, paths go without the language. */
export const SHOP_WAYS = [
  { label: 'layout.flashSale', path: listPagePath('products-flashsale'), icon: 'clock' },
  { label: 'layout.promotions', path: '/promotions', icon: 'tag' },
  { label: 'layout.allBrands', path: '/brands', icon: 'store' },
  { label: 'layout.pharmacy', path: PHARMACY_PATH, icon: 'pill' },
] as const;
