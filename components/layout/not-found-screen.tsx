'use client';

import dynamic from 'next/dynamic';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import type { ErrorTexts } from './error-texts';

/** Next sends this screen with every page; as a part of its own, its styles are asked for where it is shown. */
const ErrorScreen = dynamic(() => import('./error-screen').then((module) => module.ErrorScreen));

interface NotFoundScreenProps {
  readonly texts: Readonly<Record<Locale, ErrorTexts>>;
}

export function NotFoundScreen({ texts }: NotFoundScreenProps) {
  const locale = useLocale();
  return <ErrorScreen status={404} locale={locale} texts={texts[locale]} />;
}
