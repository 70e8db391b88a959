import { useIntl } from 'react-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { User } from '@/lib/identity/contract';
import { useLocale } from '@/lib/i18n/use-locale';
import { LayoutTexts } from '@/components/common/layout-texts';
import { accountWays } from '@/components/members/account-ways';
import { logOut } from '@/components/common/log-out';
import { sayer } from '@/components/common/say';

interface AccountEntriesProps {
  readonly role: User['role'];
}

/** Entries of `docs/product/pages.md`, "Header", whose pages exist. */
export function AccountEntries(props: AccountEntriesProps) {
  return (
    <LayoutTexts>
      <Entries {...props} />
    </LayoutTexts>
  );
}

function Entries({ role }: AccountEntriesProps) {
  const say = sayer<'layout'>(useIntl());
  const locale = useLocale();
  return (
    <>
      {accountWays(locale, say, role).map(({ href, label, icon }) => (
        <Link key={href} href={href}>
          <Icon name={icon} size="sm" />
          {label}
        </Link>
      ))}
      <button type="button" onClick={() => void logOut(locale)}>
        <Icon name="logout" size="sm" />
        {say('layout.logout')}
      </button>
    </>
  );
}
