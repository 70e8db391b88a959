'use client';

import { useMemo } from 'react';
import { useLocale } from '@/lib/i18n/use-locale';
import { AlertToggle, type AlertLabels } from './alert-toggle';

interface TellMeButtonProps {
  readonly productId: number;
  readonly labels: AlertLabels;
}

/** Stock alert for a sold-out product. */
export function TellMeButton({ productId, labels }: TellMeButtonProps) {
  const locale = useLocale();
  const calls = useMemo(
    () => ({
      isSet: async () => (await import('@/lib/wishes/queries')).isAlertSet(productId),
      set: async (wanted: boolean) => {
        const { setStockAlert } = await import('@/lib/wishes/queries');
        await setStockAlert(locale, productId, wanted);
      },
      // The product is back in stock.
      outdated: 'ALREADY_IN_STOCK' as const,
    }),
    [locale, productId],
  );
  return <AlertToggle calls={calls} labels={labels} />;
}
