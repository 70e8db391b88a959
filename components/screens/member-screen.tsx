import type { ReactNode } from 'react';
import { MemberOnly } from '@/components/layout/member-only';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import type { Domain } from '@/lib/i18n/messages';
import { getIntl } from '@/lib/i18n/server';
import styles from './screens.module.scss';

interface MemberScreenProps {
  readonly locale: Locale;
  /** A text of the first of these. */
  readonly titleId: string;
  readonly domains: readonly [Domain, ...Domain[]];
  readonly children: ReactNode;
}

/** A page of the account: its heading for everybody, the rest for who is signed in. */
export async function MemberScreen({ locale, titleId, domains, children }: MemberScreenProps) {
  const intl = await getIntl(locale, domains[0], 'account');
  return (
    <>
      <h1 className={styles.title}>{intl.formatMessage({ id: titleId })}</h1>
      <MemberOnly waitingLabel={intl.formatMessage({ id: 'account.waiting' })}>
        <IntlScope locale={locale} domains={domains}>
          {children}
        </IntlScope>
      </MemberOnly>
    </>
  );
}
