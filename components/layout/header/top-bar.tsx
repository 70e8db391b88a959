import { Icon } from '@/components/ui/icon';
import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/i18n/locale';
import type { Say } from '../say';
import { AccountMenu } from './account-menu';
import { LanguageMenu } from './language-menu';
import styles from './top-bar.module.scss';

interface TopBarProps {
  readonly locale: Locale;
  readonly say: Say<'layout'>;
}

export function TopBar({ locale, say }: TopBarProps) {
  return (
    <nav className={styles.top} aria-label={say('layout.tools')} data-chrome-part="">
      <div className={styles.inner}>
        <a className={styles.phone} href={`tel:${brand.contactPhone.replaceAll('-', '')}`}>
          <Icon name="phone" size="sm" />
          <span>{say('layout.callCenter')}</span>
          <strong>{brand.contactPhone}</strong>
        </a>
        <LanguageMenu locale={locale} label={say('layout.language')} />
        <AccountMenu texts={{ login: say('layout.login'), account: say('layout.account') }} />
      </div>
    </nav>
  );
}
