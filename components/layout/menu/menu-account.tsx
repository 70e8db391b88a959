'use client';

import { useIntl } from 'react-intl';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/lib/i18n/use-locale';
import { pathTo } from '@/lib/pages/path-to';
import { useAuth } from '@/stores/auth';
import { accountWays } from '@/components/members/account-ways';
import { LoginLink } from '@/components/layout/login-link';
import { MemberName } from '@/components/layout/member-name';
import { logOut } from '@/components/common/log-out';
import { sayer } from '@/components/common/say';
import styles from './side-menu.module.scss';

export function MenuAccount() {
  const intl = useIntl();
  const locale = useLocale();
  const { user, loading } = useAuth();
  if (!user && loading) {
    return (
      <Link className={styles.row} href={pathTo(locale, '/profile')}>
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
      <p className={styles.member}>
        <Avatar name={user.first_name} url={user.profile_image} />
        <MemberName name={user.first_name} locale={locale} />
      </p>
      {accountWays(locale, sayer<'layout'>(intl), user.role).map(({ href, label, icon }) => (
        <Link key={href} className={styles.row} href={href}>
          <Icon name={icon} size="sm" />
          {label}
        </Link>
      ))}
      <button type="button" className={styles.row} onClick={() => void logOut(locale)}>
        <Icon name="logout" size="sm" />
        {intl.formatMessage({ id: 'layout.logout' })}
      </button>
    </div>
  );
}
