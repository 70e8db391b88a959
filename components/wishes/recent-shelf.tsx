import { use } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { RecentlyViewed } from './recently-viewed';

interface RecentShelfProps {
  readonly locale: Locale;
  /** Product of the page, left out. */
  readonly except?: number;
}

export function RecentShelf({ locale, except }: RecentShelfProps) {
  const intl = use(getIntl(locale, 'wishes'));
  return (
    <RecentlyViewed
      labels={{
        title: intl.formatMessage({ id: 'wishes.recent' }),
        clear: intl.formatMessage({ id: 'wishes.recentClear' }),
      }}
      except={except}
    />
  );
}
