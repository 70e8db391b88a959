'use client';

import { useSearchParams } from 'next/navigation';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useLocale } from '@/lib/i18n/use-locale';
import { linkAccountPath, safeReturnPath } from '@/lib/pages/sign-in-paths';
import { useAuth } from '@/stores/auth';
import styles from './login.module.scss';
import { RegisterForm } from './register-form';

export function Registration() {
  const intl = useIntl();
  const locale = useLocale();
  const returnTo = useSearchParams().get('return_to');
  const user = useAuth((state) => state.user);
  if (!user) return null;
  if (!user.registered) return <RegisterForm user={user} returnTo={returnTo} />;
  return (
    <div className={styles.form}>
      <Notice tone="success">{intl.formatMessage({ id: 'identity-joining.registered' })}</Notice>
      <div className={styles.ways}>
        <ButtonLink href={linkAccountPath(locale, returnTo)}>
          {intl.formatMessage({ id: 'identity-joining.link' })}
        </ButtonLink>
        <ButtonLink href={safeReturnPath(locale, returnTo)} variant="ghost">
          {intl.formatMessage({ id: 'identity-joining.goOn' })}
        </ButtonLink>
      </div>
    </div>
  );
}
