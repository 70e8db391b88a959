import { use, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { AccountMenu } from '../header/account-menu';
import { Bell } from '../header/bell';
import { LanguageMenu } from '../header/language-menu';
import { DemoNote } from '../demo-note';
import { sayer } from '@/components/common/say';
import { PageMain } from '../shell/page-main';
import { SiteLogo } from '../site-logo';
import styles from './work-frame.module.scss';
import { WorkNav } from './work-nav';

interface WorkFrameProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

export function WorkFrame({ locale, children }: WorkFrameProps) {
  const say = sayer(use(getIntl(locale, 'layout')));
  const staff = sayer(use(getIntl(locale, 'staff')));
  return (
    <>
      <header className={styles.header} data-chrome-part="">
        <div className={styles.inner}>
          <SiteLogo locale={locale} say={say} />
          <div className={styles.tools}>
            <Bell label={say('layout.notifications')} unread={say('layout.unread')} />
            <LanguageMenu label={say('layout.language')} />
            <AccountMenu texts={{ login: say('layout.login'), account: say('layout.account') }} />
            <Link className={styles.shop} href={pathTo(locale, '/')}>
              <Icon name="store" size="sm" />
              <span>{say('layout.reduced.back')}</span>
            </Link>
          </div>
          <WorkNav
            label={staff('staff.boards')}
            texts={{
              orders: staff('staff.board.orders'),
              pharmacy: staff('staff.board.pharmacy'),
              dispensing: staff('staff.board.dispensing'),
              reviews: staff('staff.board.reviews'),
              requests: staff('staff.board.requests'),
              days: staff('staff.board.days'),
              codes: staff('staff.board.codes'),
            }}
          />
        </div>
      </header>
      <PageMain interruptions="none">
        <div className="page-roomy page-late">{children}</div>
      </PageMain>
      <footer data-chrome-part="">
        <DemoNote say={say} />
      </footer>
    </>
  );
}
