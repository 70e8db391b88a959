import { use, Suspense, type ReactNode } from 'react';
import { BotCheck } from '@/components/identity/bot-check';
import { MemberOnly } from '@/components/common/member-only';
import { recaptchaSiteKey } from '@/lib/layout/env';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import styles from './screens.module.scss';

const TEXTS = {
  register: { title: 'identity-joining.register', intro: 'identity-joining.intro' },
  link: { title: 'identity-joining.link', intro: 'identity-joining.linkIntro' },
} as const;

interface JoiningScreenProps {
  readonly locale: Locale;
  readonly step: keyof typeof TEXTS;
  readonly children: ReactNode;
}

/** A step of joining: one panel on the plain page, for a phone that has proved itself. */
export function JoiningScreen({ locale, step, children }: JoiningScreenProps) {
  const intl = use(getIntl(locale, 'identity-joining'));
  return (
    <div className="page-late">
      <section className={styles.joining}>
        <div>
          <h1>{intl.formatMessage({ id: TEXTS[step].title })}</h1>
          <p>{intl.formatMessage({ id: TEXTS[step].intro })}</p>
        </div>
        <MemberOnly waitingLabel={intl.formatMessage({ id: 'identity-joining.waiting' })}>
          <IntlScope locale={locale} domains={['identity-joining', 'identity']}>
            <Suspense>{children}</Suspense>
            <BotCheck siteKey={recaptchaSiteKey()} />
          </IntlScope>
        </MemberOnly>
      </section>
    </div>
  );
}
