'use client';

import { Dropdown } from '@/components/ui/dropdown';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localePath } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { useAuth } from '@/stores/auth';
import { logOut } from '../log-out';
import { LoginLink } from './login-link';
import { MemberName } from './member-name';

export interface AccountTexts {
  readonly login: string;
  readonly account: string;
  readonly orders: string;
  readonly wishlist: string;
  readonly staff: string;
  readonly logout: string;
}

/** A login link, or the first name with those entries of `spec.md`, "Header", whose pages are built. */
export function AccountMenu({ texts }: { readonly texts: AccountTexts }) {
  const locale = useLocale();
  const { user, loading } = useAuth();
  if (!user && loading) {
    // Perhaps a member, whom the page behind it waits for.
    return (
      <Link href={localePath(locale, '/orders/order_list')}>
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
          <Icon name="user" size="sm" />
          <span className="visually-hidden">{texts.account}</span>
          <MemberName name={user.first_name} locale={locale} />
        </>
      }
    >
      <Link href={localePath(locale, '/orders/order_list')}>
        <Icon name="receipt" size="sm" />
        {texts.orders}
      </Link>
      <Link href={localePath(locale, '/profile/wishlist')}>
        <Icon name="heart" size="sm" />
        {texts.wishlist}
      </Link>
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
