import { use } from 'react';
import { SearchAlertButton } from '@/components/wishes/search-alert-button';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { orderNumberIn } from '@/lib/orders/order-number';

interface SearchAlertProps {
  readonly keyword: string;
  readonly locale: Locale;
}

/** Offers to tell when something is sold for the words; order numbers are never sold. */
export function SearchAlert({ keyword, locale }: SearchAlertProps) {
  const intl = use(getIntl(locale, 'wishes'));
  if (orderNumberIn(keyword) !== undefined) return null;
  return (
    <SearchAlertButton
      waitingFor={keyword}
      labels={{
        ask: intl.formatMessage({ id: 'wishes.searchAlert' }),
        note: intl.formatMessage({ id: 'wishes.searchAlertNote' }, { keyword }),
        asked: intl.formatMessage({ id: 'wishes.searchAlertAsked' }),
        askedNote: intl.formatMessage({ id: 'wishes.searchAlertAskedNote' }),
        cancel: intl.formatMessage({ id: 'wishes.tellMeNot' }),
      }}
    />
  );
}
