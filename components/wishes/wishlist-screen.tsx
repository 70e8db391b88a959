import { use } from 'react';
import { MemberOnly } from '@/components/common/member-only';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { SearchAlerts } from './search-alerts';
import { WishlistView } from './wishlist-view';

export function WishlistScreen({ locale }: { readonly locale: Locale }) {
  const intl = use(getIntl(locale, 'wishes'));
  return (
    <>
      <h1>{intl.formatMessage({ id: 'wishes.title' })}</h1>
      <MemberOnly waitingLabel={intl.formatMessage({ id: 'wishes.waiting' })}>
        <IntlScope locale={locale} domains={['wishes', 'catalog']}>
          <WishlistView />
          <SearchAlerts />
        </IntlScope>
      </MemberOnly>
    </>
  );
}
