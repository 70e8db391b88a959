import { use, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { DemoNote } from './demo-note';
import { ReducedCategories } from './reduced-categories';
import styles from './reduced-frame.module.scss';
import { sayer } from '@/components/common/say';
import { PageMain } from './shell/page-main';
import { SiteLogo } from './site-logo';

interface ReducedFrameProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

export function ReducedFrame({ locale, children }: ReducedFrameProps) {
  const say = sayer(use(getIntl(locale, 'layout')));
  return (
    <>
      <header className={styles.header} data-chrome-part="">
        <div className={styles.inner}>
          <SiteLogo locale={locale} say={say} />
          <p className={styles.secure}>
            <Icon name="lock" size="sm" />
            {say('layout.reduced.secure')}
          </p>
          <Link className={styles.back} href={pathTo(locale, '/')}>
            <Icon name="arrow-left" size="sm" />
            <span>{say('layout.reduced.back')}</span>
          </Link>
        </div>
      </header>
      <PageMain interruptions="no-ad">{children}</PageMain>
      <footer data-chrome-part="">
        <ReducedCategories locale={locale} say={say} />
        <DemoNote say={say} />
      </footer>
    </>
  );
}
