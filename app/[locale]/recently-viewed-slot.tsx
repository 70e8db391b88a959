import { RecentlyViewed } from '@/components/wishes/recently-viewed';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { RecentCards } from './recent-cards';

interface RecentlyViewedSlotProps {
  readonly locale: Locale;
  /** The product of this page. */
  readonly except?: number;
}

/** What this browser has looked at, drawn as the catalogue draws its cards. */
export async function RecentlyViewedSlot({ locale, except }: RecentlyViewedSlotProps) {
  const intl = await getIntl(locale, 'wishes');
  return (
    <RecentlyViewed
      labels={{
        title: intl.formatMessage({ id: 'wishes.recent' }),
        clear: intl.formatMessage({ id: 'wishes.recentClear' }),
      }}
      except={except}
      cards={RecentCards}
    />
  );
}
