'use client';

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { Locale } from '@/lib/i18n/locale';
import { pathTo } from '@/lib/pages/path-to';
import { loginPath } from '@/lib/pages/sign-in-paths';
import { newestConsentQuery } from '@/lib/consents/queries';
import { useAuth } from '@/stores/auth';
import { AnswerForm } from './answer-form';
import { Answered } from './answered';
import styles from './consent.module.scss';

interface AnswerBoxProps {
  readonly locale: Locale;
  readonly version: number;
}

/** Answer form or given answer of a member; guests are sent to sign in and back. */
export function AnswerBox(props: AnswerBoxProps) {
  const { loaded, isLoggedIn } = useAuth();
  if (!loaded) return <Skeleton shape="block" height="12rem" />;
  return (
    <section className={styles.answer}>
      {isLoggedIn ? <MembersAnswer {...props} /> : <SignIn locale={props.locale} />}
    </section>
  );
}

function SignIn({ locale }: { readonly locale: Locale }) {
  const intl = useIntl();
  return (
    <>
      <p>{intl.formatMessage({ id: 'consents.signInText' })}</p>
      <div className={styles.actions}>
        <ButtonLink href={loginPath(locale, pathTo(locale, '/consent-mobile'))}>
          {intl.formatMessage({ id: 'consents.signIn' })}
        </ButtonLink>
      </div>
    </>
  );
}

function MembersAnswer({ locale, version }: AnswerBoxProps) {
  const intl = useIntl();
  const { data: letter, isError, refetch } = useQuery(newestConsentQuery(locale));
  const load = () => void refetch();
  if (isError) {
    return (
      <LoadFailed
        title={intl.formatMessage({ id: 'consents.failed' })}
        retryLabel={intl.formatMessage({ id: 'consents.retry' })}
        onRetry={load}
      />
    );
  }
  if (!letter) return <Skeleton shape="block" height="8rem" />;
  // An answer counts for the newest letter, so an outdated letter cannot be answered.
  if (letter.version !== version) {
    return (
      <Notice tone="info" role="status">
        <p>{intl.formatMessage({ id: 'consents.newer' })}</p>
        <Button
          size="sm"
          onClick={() => {
            window.location.reload();
          }}
        >
          {intl.formatMessage({ id: 'consents.showNewer' })}
        </Button>
      </Notice>
    );
  }
  if (letter.answered_at !== null)
    return <Answered letter={letter} locale={locale} onAnswered={load} />;
  return <AnswerForm locale={locale} version={version} onAnswered={load} />;
}
