import type { ComponentType } from 'react';
import { MemberOnly } from '@/components/layout/member-only';
import { IntlScope } from '@/lib/i18n/intl-scope';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { WishlistView, type WishGridProps } from './wishlist-view';

interface WishlistScreenProps {
  readonly locale: Locale;
  /** A client component; has the texts of `wishes` and `catalog`. */
  readonly grid: ComponentType<WishGridProps>;
}

export async function WishlistScreen({ locale, grid }: WishlistScreenProps) {
  const intl = await getIntl(locale, 'wishes');
  return (
    <>
      <h1>{intl.formatMessage({ id: 'wishes.title' })}</h1>
      <MemberOnly waitingLabel={intl.formatMessage({ id: 'wishes.waiting' })}>
        <IntlScope locale={locale} domains={['wishes', 'catalog']}>
          <WishlistView grid={grid} />
        </IntlScope>
      </MemberOnly>
    </>
  );
}
