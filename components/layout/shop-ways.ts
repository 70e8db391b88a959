import type { IconName } from '@/components/ui/icon-paths';
import { brandPaths } from '@/lib/brand';
import type { MessageId } from '@/lib/i18n/messages';
import type { PlainPath } from '@/lib/pages/path-to';
import type { ForRoles } from '@/components/members/ways-for';

interface ShopWay extends ForRoles {
  readonly label: MessageId<'layout'>;
  readonly path: PlainPath;
  readonly icon: IconName;
}

export const SHOP_WAYS: readonly ShopWay[] = [
  { label: 'layout.flashSale', path: '/ecommerce/products-flashsale', icon: 'clock' },
  { label: 'layout.promotions', path: '/promotions', icon: 'tag' },
  { label: 'layout.allBrands', path: '/brands', icon: 'store' },
  { label: 'layout.pharmacy', path: '/pharmacy', icon: 'pill' },
];

/** Links without room in the header: side menu only. */
export const MORE_WAYS: readonly ShopWay[] = [
  { label: 'layout.coupons', path: '/coupons', icon: 'cash' },
  { label: 'layout.card', path: brandPaths.card, icon: 'card' },
  { label: 'layout.giftCards', path: '/Gift-cards', icon: 'gift' },
  { label: 'layout.eCards', path: '/e-cards', icon: 'image' },
  { label: 'layout.healthHub', path: '/brandstory/HealthHub', icon: 'leaf' },
  { label: 'layout.branches', path: '/branches', icon: 'pin' },
  { label: 'layout.faq', path: '/faq', icon: 'info' },
];
