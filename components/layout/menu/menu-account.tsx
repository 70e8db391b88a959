'use client';

import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { useAuth } from '@/stores/auth';
import { LoginLink } from '../header/login-link';
import { MemberName } from '../header/member-name';
import { logOut } from '../log-out';
import styles from './side-menu.module.scss';

/** The same items as the account dropdown of the desktop header. */
export function MenuAccount() {
  const intl = useIntl();
  const locale = useLocale();
  const { user, loading } = useAuth();
  if (!user && loading) {
    return (
      <Link className={styles.row} href={localePath(locale, '/orders/order_list')}>
        <Icon name="user" size="sm" />
        {intl.formatMessage({ id: 'layout.account' })}
      </Link>
    );
  }
  if (!user) {
    return (
      <LoginLink className={styles.login}>
        <Icon name="user" size="sm" />
        {intl.formatMessage({ id: 'layout.login' })}
      </LoginLink>
    );
  }
  return (
    <div className={styles.group}>
      <p className={styles.name}>
        <MemberName name={user.first_name} locale={locale} />
      </p>
      <Link className={styles.row} href={localePath(locale, '/orders/order_list')}>
        <Icon name="receipt" size="sm" />
        {intl.formatMessage({ id: 'layout.orders' })}
      </Link>
      <Link className={styles.row} href={localePath(locale, '/profile/wishlist')}>
        <Icon name="heart" size="sm" />
        {intl.formatMessage({ id: 'layout.wishlist' })}
      </Link>
      {user.role !== 'member' && (
        <Link className={styles.row} href={localePath(locale, '/staff/orders')}>
          <Icon name="receipt" size="sm" />
          {intl.formatMessage({ id: 'layout.staff' })}
        </Link>
      )}
      <button type="button" className={styles.row} onClick={() => void logOut(locale)}>
        <Icon name="logout" size="sm" />
        {intl.formatMessage({ id: 'layout.logout' })}
      </button>
    </div>
  );
}
