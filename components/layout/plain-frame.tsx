import { use, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { DemoNote } from './demo-note';
import styles from './plain-frame.module.scss';
import { sayer } from '@/components/common/say';
import { PageMain } from './shell/page-main';
import { SiteLogo } from './site-logo';

interface PlainFrameProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

export function PlainFrame({ locale, children }: PlainFrameProps) {
  const say = sayer(use(getIntl(locale, 'layout')));
  return (
    <>
      <header className={styles.header} data-chrome-part="">
        <SiteLogo locale={locale} say={say} />
      </header>
      <PageMain interruptions="no-ad">{children}</PageMain>
      <footer data-chrome-part="">
        <DemoNote say={say} />
      </footer>
    </>
  );
}
