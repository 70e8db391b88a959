'use client';

import { lazy, Suspense } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/layout/connection';
import type { ErrorTexts } from './error-texts';

/** Next sends this screen with every page; as a part of its own, its styles are asked for where it is shown. */
const ErrorScreen = lazy(() =>
  whenConnected(() => import('./error-screen').then((module) => ({ default: module.ErrorScreen }))),
);

interface NotFoundScreenProps {
  readonly texts: Readonly<Record<Locale, ErrorTexts>>;
}

export function NotFoundScreen({ texts }: NotFoundScreenProps) {
  const locale = useLocale();
  return (
    <Suspense>
      <ErrorScreen status={404} locale={locale} texts={texts[locale]} />
    </Suspense>
  );
}
