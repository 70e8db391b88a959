import { use } from 'react';
import { brand } from '@/lib/brand';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { PharmacistView } from './pharmacist-view';
import { statusTexts } from './status-texts';

interface PharmacistCardProps {
  readonly locale: Locale;
  /** Level of the heading. */
  readonly level?: 2 | 3;
}

/** Same HTML for all visitors; the browser adds opening state and queue length. */
export function PharmacistCard({ locale, level = 2 }: PharmacistCardProps) {
  const intl = use(getIntl(locale, 'conversations-pharmacy'));
  return (
    <PharmacistView
      level={level}
      phone={brand.contactPhone}
      texts={{
        title: intl.formatMessage({ id: 'conversations-pharmacy.title' }),
        text: intl.formatMessage({ id: 'conversations-pharmacy.cardText' }),
        chat: intl.formatMessage({ id: 'conversations-pharmacy.chat' }),
        call: intl.formatMessage({ id: 'conversations-pharmacy.callShort' }),
        more: intl.formatMessage({ id: 'conversations-pharmacy.more' }),
        status: statusTexts(intl),
      }}
    />
  );
}
