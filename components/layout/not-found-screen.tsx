'use client';

import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { ErrorScreen } from './error-screen';
import type { ErrorTexts } from './error-texts';

interface NotFoundScreenProps {
  readonly texts: Readonly<Record<Locale, ErrorTexts>>;
}

export function NotFoundScreen({ texts }: NotFoundScreenProps) {
  const locale = useLocale();
  return <ErrorScreen status={404} locale={locale} texts={texts[locale]} />;
}
