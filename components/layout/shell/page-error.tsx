'use client';

import { useIntl } from 'react-intl';
import { LazyIntl } from '@/lib/i18n/lazy-intl';
import { useLocale } from '@/lib/i18n/use-locale';
import { ErrorScreen } from '../error-screen';
import { errorTexts } from '../error-texts';
import { sayer } from '../say';

interface PageErrorProps {
  readonly status: number;
  readonly message?: string | undefined;
}

export function PageError({ status, message }: PageErrorProps) {
  const locale = useLocale();
  return (
    <LazyIntl locale={locale} domains={['layout']}>
      <Screen status={status} message={message} />
    </LazyIntl>
  );
}

function Screen({ status, message }: PageErrorProps) {
  return (
    <ErrorScreen
      status={status}
      locale={useLocale()}
      texts={errorTexts(sayer(useIntl()), status, message)}
    />
  );
}
