import { use, Suspense } from 'react';
import { BotCheck } from '@/components/identity/bot-check';
import { recaptchaSiteKey } from '@/lib/layout/env';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { AccountErased } from './account-erased';
import styles from './login.module.scss';
import { LoginForm } from './login-form';

export function LoginScreen({ locale }: { readonly locale: Locale }) {
  const intl = use(getIntl(locale, 'identity'));
  return (
    <div className="page-late">
      <section className={styles.panel}>
        <h1>{intl.formatMessage({ id: 'identity.title' })}</h1>
        <IntlScope locale={locale} domains={['identity']}>
          <Suspense>
            <AccountErased />
            <LoginForm showOutbox={process.env.SHOP_MODE !== 'production'} />
          </Suspense>
          <BotCheck siteKey={recaptchaSiteKey()} />
        </IntlScope>
      </section>
    </div>
  );
}
