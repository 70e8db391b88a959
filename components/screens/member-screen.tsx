import { use, type ReactNode } from 'react';
import { MemberOnly } from '@/components/common/member-only';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import type { Domain, MessageId } from '@/lib/i18n/messages';
import { getIntl } from '@/lib/i18n/server';
import styles from './screens.module.scss';

interface MemberScreenProps<First extends Domain> {
  readonly locale: Locale;
  /** A text of the first of these. */
  readonly titleId: MessageId<First>;
  readonly domains: readonly [First, ...Domain[]];
  readonly children: ReactNode;
}

/** An account page: heading for all visitors, the rest for signed-in members. */
export function MemberScreen<First extends Domain>(props: MemberScreenProps<First>) {
  const { locale, titleId, domains, children } = props;
  const intl = use(getIntl(locale, domains[0]));
  const account = use(getIntl(locale, 'members'));
  return (
    <>
      <h1 className={styles.title}>{intl.formatMessage({ id: titleId })}</h1>
      <MemberOnly waitingLabel={account.formatMessage({ id: 'members.waiting' })}>
        <IntlScope locale={locale} domains={domains}>
          {children}
        </IntlScope>
      </MemberOnly>
    </>
  );
}
