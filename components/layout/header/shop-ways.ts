import { listPagePath } from '@/lib/catalog/list-pages';
import { HEALTH_HUB_PATH, PHARMACY_PATH } from '@/lib/content/paths';

/** Ways into the shop besides its categories: names are texts of `layout`, paths go without the language. */
export const SHOP_WAYS = [
  { label: 'layout.flashSale', path: listPagePath('products-flashsale'), icon: 'clock' },
  { label: 'layout.promotions', path: '/promotions', icon: 'tag' },
  { label: 'layout.allBrands', path: '/brands', icon: 'store' },
  { label: 'layout.pharmacy', path: PHARMACY_PATH, icon: 'pill' },
] as const;

/** Ways that the header has no room for: in the side menu alone. */
export const MORE_WAYS = [
  { label: 'layout.coupons', path: '/coupons', icon: 'cash' },
  { label: 'layout.card', path: '/ArunCard', icon: 'card' },
  { label: 'layout.giftCards', path: '/Gift-cards', icon: 'gift' },
  { label: 'layout.eCards', path: '/e-cards', icon: 'image' },
  { label: 'layout.healthHub', path: HEALTH_HUB_PATH, icon: 'leaf' },
  { label: 'layout.branches', path: '/branches', icon: 'pin' },
  { label: 'layout.faq', path: '/faq', icon: 'info' },
] as const;
