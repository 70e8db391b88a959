'use client';

import { useMemo } from 'react';
import { useLocale } from '@/lib/i18n/use-locale';
import { AlertToggle, type AlertLabels } from './alert-toggle';

interface SearchAlertButtonProps {
  readonly keyword: string;
  readonly labels: AlertLabels;
}

/** Alert for words that found nothing. */
export function SearchAlertButton({ keyword, labels }: SearchAlertButtonProps) {
  const locale = useLocale();
  const calls = useMemo(
    () => ({
      isSet: async () =>
        (await (await import('@/lib/wishes/queries')).searchAlertsOf(keyword)).length > 0,
      set: async (wanted: boolean) => {
        const { setSearchAlert } = await import('@/lib/wishes/queries');
        await setSearchAlert(locale, keyword, wanted);
      },
      // Something is sold for the words meanwhile.
      outdated: 'ALREADY_SOLD' as const,
    }),
    [locale, keyword],
  );
  return <AlertToggle calls={calls} labels={labels} variant="secondary" />;
}
