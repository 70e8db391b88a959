import { use } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { RecentlyViewed } from './recently-viewed';

interface RecentShelfProps {
  readonly locale: Locale;
  /** The product of this page. */
  readonly except?: number;
}

/** What this browser has looked at, with its texts. */
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
