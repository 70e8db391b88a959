'use client';

import { useIntl } from 'react-intl';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import styles from './privacy.module.scss';

const PARTS = [
  ['profile', '/profile/personal'],
  ['orders', '/orders/order_list'],
  ['addresses', '/profile/address'],
  ['taxAddresses', '/profile/vat-address'],
  ['coins', '/profile'],
  ['coupons', '/profile/my-coupons'],
  ['consultations', '/pharmacy/history'],
  ['health', '/profile/health'],
  ['reviews', '/orders/reviews'],
  ['surveys', '/profile/surveys'],
  ['wishlist', '/profile/wishlist'],
  ['notifications', '/notifications'],
  ['noticePreferences', '/profile/notifications'],
  ['devices', '/profile/devices'],
] as const;

export function DataParts() {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <ul className={styles.parts}>
      {PARTS.map(([part, path]) => (
        <li key={part}>
          <Link href={pathTo(locale, path)}>
            {intl.formatMessage({ id: `privacy.part.${part}` })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
