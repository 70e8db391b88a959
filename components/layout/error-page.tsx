import { use } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { ErrorScreen } from './error-screen';
import { errorTexts } from './error-texts';
import { sayer } from '@/components/common/say';

interface ErrorPageProps {
  readonly locale: Locale;
  readonly status: number;
}

export function ErrorPage({ locale, status }: ErrorPageProps) {
  const say = sayer(use(getIntl(locale, 'layout')));
  return <ErrorScreen locale={locale} status={status} texts={errorTexts(say, status)} />;
}
