'use client';

import { Avatar } from '@/components/ui/avatar';
import { Dropdown } from '@/components/ui/dropdown';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { useAuth } from '@/stores/auth';
import type { AccountWay } from '../account/account-ways';
import { logOut } from '../log-out';
import { LoginLink } from './login-link';
import { MemberName } from './member-name';

export interface AccountTexts {
  readonly login: string;
  readonly account: string;
  readonly staff: string;
  readonly logout: string;
}

interface AccountMenuProps {
  readonly texts: AccountTexts;
  readonly ways: readonly AccountWay[];
}

/** A login link, or the first name with those entries of `docs/product/pages.md`, "Header", whose pages are built. */
export function AccountMenu({ texts, ways }: AccountMenuProps) {
  const locale = useLocale();
  const { user, loading } = useAuth();
  if (!user && loading) {
    // Perhaps a member, whom the page behind it waits for.
    return (
      <Link href={localePath(locale, '/profile')}>
        <Icon name="user" size="sm" />
        {texts.account}
      </Link>
    );
  }
  if (!user) {
    return (
      <LoginLink>
        <Icon name="user" size="sm" />
        {texts.login}
      </LoginLink>
    );
  }
  return (
    <Dropdown
      label={
        <>
          <Avatar name={user.first_name} url={user.profile_image} />
          <span className="visually-hidden">{texts.account}</span>
          <MemberName name={user.first_name} locale={locale} />
        </>
      }
    >
      {ways.map(({ href, label, icon }) => (
        <Link key={href} href={href}>
          <Icon name={icon} size="sm" />
          {label}
        </Link>
      ))}
      {user.role !== 'member' && (
        <Link href={localePath(locale, '/staff/orders')}>
          <Icon name="receipt" size="sm" />
          {texts.staff}
        </Link>
      )}
      <button type="button" onClick={() => void logOut(locale)}>
        <Icon name="logout" size="sm" />
        {texts.logout}
      </button>
    </Dropdown>
  );
}
