import { use, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { sayer } from '@/components/common/say';
import styles from './account-frame.module.scss';
import { AccountNav } from './account-nav';
import { accountWays } from './account-ways';

interface AccountFrameProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

export function AccountFrame({ locale, children }: AccountFrameProps) {
  const say = sayer(use(getIntl(locale, 'layout')));
  return (
    <div className={styles.frame}>
      <AccountNav
        label={say('layout.account')}
        home={pathTo(locale, '/profile')}
        ways={accountWays(locale, say)}
      />
      <div className={`page-late ${styles.content ?? ''}`}>{children}</div>
    </div>
  );
}
