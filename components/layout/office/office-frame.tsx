import '@/styles/office.scss';
import { Suspense, use, type ReactNode } from 'react';
import { sayer } from '@/components/common/say';
import { MenuButton } from '@/components/office/frame/menu-button';
import { OfficeNav } from '@/components/office/frame/office-nav';
import { PaletteButton } from '@/components/office/palette/palette-button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { DemoNote } from '../demo-note';
import { AccountMenu } from '../header/account-menu';
import { Bell } from '../header/bell';
import { LanguageMenu } from '../header/language-menu';
import { PageMain } from '../shell/page-main';
import { SiteLogo } from '../site-logo';
import styles from './office-frame.module.scss';

interface OfficeFrameProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Frame of the office: header, and beside the page the screens that the person may open. */
export function OfficeFrame({ locale, children }: OfficeFrameProps) {
  const say = sayer(use(getIntl(locale, 'layout')));
  return (
    <>
      <header className={styles.header} data-chrome-part="">
        <div className={styles.inner}>
          <IntlScope locale={locale} domains={['office']}>
            <MenuButton />
          </IntlScope>
          <SiteLogo locale={locale} say={say} />
          <div className={styles.tools}>
            <IntlScope locale={locale} domains={['office']}>
              <PaletteButton />
            </IntlScope>
            <Bell label={say('layout.notifications')} unread={say('layout.unread')} />
            <LanguageMenu label={say('layout.language')} />
            <AccountMenu texts={{ login: say('layout.login'), account: say('layout.account') }} />
            <Link className={styles.shop} href={pathTo(locale, '/')}>
              <Icon name="store" size="sm" />
              <span>{say('layout.reduced.back')}</span>
            </Link>
          </div>
        </div>
      </header>
      <div className={styles.body}>
        <aside className={styles.side} data-chrome-part="">
          <IntlScope locale={locale} domains={['office']}>
            <Suspense>
              <OfficeNav />
            </Suspense>
          </IntlScope>
        </aside>
        <div className={styles.content}>
          <PageMain interruptions="none" className={styles.main ?? ''}>
            <div className="page-late">{children}</div>
          </PageMain>
          <footer data-chrome-part="">
            <DemoNote say={say} />
          </footer>
        </div>
      </div>
    </>
  );
}
