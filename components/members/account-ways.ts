import type { IconName } from '@/components/ui/icon-paths';
import type { User } from '@/lib/identity/contract';
import { type Locale, localePath } from '@/lib/i18n/locale';
import type { MessageId } from '@/lib/i18n/messages';
import { pathTo, type PathAbove, type PlainPath } from '@/lib/pages/path-to';
import { waysFor, type ForRoles } from './ways-for';
import type { Say } from '@/components/common/say';

export interface AccountWay {
  /** Language included. */
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** Another path of this entry, with the pages below it; language included. */
  readonly also?: string;
}

interface Way extends ForRoles {
  readonly label: MessageId<'layout'>;
  readonly path: PlainPath;
  readonly icon: IconName;
  readonly also?: PathAbove;
}

/** Entries of the account menus whose pages exist (`docs/product/pages.md`, "Header"). */
const WAYS: readonly Way[] = [
  { label: 'layout.profile', path: '/profile', icon: 'home' },
  { label: 'layout.personal', path: '/profile/personal', icon: 'user' },
  { label: 'layout.orders', path: '/orders/order_list', icon: 'package' },
  { label: 'layout.purchases', path: '/profile/purchase', icon: 'refresh' },
  { label: 'layout.consultations', path: '/pharmacy/history', icon: 'pill' },
  { label: 'layout.cases', path: '/pharmacy/cases', icon: 'receipt' },
  { label: 'layout.health', path: '/profile/health', icon: 'leaf' },
  { label: 'layout.refills', path: '/profile/refills', icon: 'clock' },
  {
    label: 'layout.myReviews',
    path: '/orders/reviews',
    icon: 'star',
    also: '/orders/order_list/review',
  },
  { label: 'layout.myCoupons', path: '/profile/my-coupons', icon: 'tag' },
  {
    label: 'layout.redeemPoints',
    path: '/profile/redeem-points',
    icon: 'coin',
    also: '/profile/redeem-history',
  },
  { label: 'layout.surveys', path: '/profile/surveys', icon: 'edit' },
  { label: 'layout.addresses', path: '/profile/address', icon: 'pin' },
  { label: 'layout.vatAddresses', path: '/profile/vat-address', icon: 'receipt' },
  { label: 'layout.noticePreferences', path: '/profile/notifications', icon: 'bell' },
  { label: 'layout.devices', path: '/profile/devices', icon: 'shield' },
  { label: 'layout.privacyCentre', path: '/profile/privacy', icon: 'lock' },
  { label: 'layout.wishlist', path: '/profile/wishlist', icon: 'heart' },
  {
    label: 'layout.staff',
    path: '/staff',
    icon: 'grid',
    roles: ['staff', 'pharmacist'],
  },
];

/** @param role role of the signed-in user; undefined on pages cached for all visitors */
export function accountWays(
  locale: Locale,
  say: Say<'layout'>,
  role?: User['role'],
): readonly AccountWay[] {
  return waysFor(role, WAYS).map(({ label, path, icon, also }) => ({
    href: pathTo(locale, path),
    label: say(label),
    icon,
    ...(also === undefined ? {} : { also: localePath(locale, also) }),
  }));
}
