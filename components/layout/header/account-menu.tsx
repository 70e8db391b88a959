'use client';

import { lazy, Suspense, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Dropdown } from '@/components/ui/dropdown';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { pathTo } from '@/lib/pages/path-to';
import { useAuth } from '@/stores/auth';
import { LoginLink } from '@/components/layout/login-link';
import { MemberName } from '@/components/layout/member-name';

export interface AccountTexts {
  readonly login: string;
  readonly account: string;
}

const AccountEntries = lazy(() =>
  whenConnected(() =>
    import('./account-entries').then((module) => ({ default: module.AccountEntries })),
  ),
);

/** Login link, or the first name with a menu that loads as the pointer comes near. */
export function AccountMenu({ texts }: { readonly texts: AccountTexts }) {
  const locale = useLocale();
  const { user, loading } = useAuth();
  const [near, setNear] = useState(false);
  if (!user && loading) {
    // Perhaps a member; the profile page waits until that is known.
    return (
      <Link href={pathTo(locale, '/profile')}>
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
      onNear={() => {
        setNear(true);
      }}
      label={
        <>
          <Avatar name={user.first_name} url={user.profile_image} />
          <span className="visually-hidden">{texts.account}</span>
          <span data-roomy="">
            <MemberName name={user.first_name} locale={locale} />
          </span>
        </>
      }
    >
      {near && (
        <Suspense fallback={<Skeleton height="var(--size-suggestions)" shape="block" />}>
          <AccountEntries role={user.role} />
        </Suspense>
      )}
    </Dropdown>
  );
}
