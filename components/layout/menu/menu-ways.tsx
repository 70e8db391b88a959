'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { useAuth } from '@/stores/auth';
import { MORE_WAYS, SHOP_WAYS } from '@/components/layout/shop-ways';
import styles from './side-menu.module.scss';
import { waysFor } from '@/components/members/ways-for';

export function MenuWays() {
  const intl = useIntl();
  const locale = useLocale();
  const role = useAuth(({ user }) => user?.role);
  return (
    <nav className={styles.group} aria-label={intl.formatMessage({ id: 'layout.store' })}>
      <ul>
        {waysFor(role, [...SHOP_WAYS, ...MORE_WAYS]).map(({ label, path, icon }) => (
          <li key={path}>
            <Link className={styles.row} href={pathTo(locale, path)}>
              <Icon name={icon} size="sm" />
              {intl.formatMessage({ id: label })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
