import { use } from 'react';
import { tileTexts } from '@/components/tiles/tile';
import type { ProductCard } from '@/lib/catalog/contract';
import type { FlashSaleState } from '@/lib/offers/contract';
import { flashNow } from '@/lib/catalog/price-now';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { FlashRailView } from './flash-rail-view';
import { flashTileOf } from './flash-tile';
import { FlashTimer } from './flash-timer';

interface FlashRailProps {
  readonly sale: NonNullable<FlashSaleState['current']>;
  readonly products: readonly ProductCard[];
  readonly locale: Locale;
}

export function FlashRail({ sale, products, locale }: FlashRailProps) {
  const intl = use(getIntl(locale, 'catalog', 'offers', 'wishes'));
  const tiles = products.flatMap((product) => {
    const flash = flashNow(product);
    return flash ? [flashTileOf(product, flash, intl)] : [];
  });
  if (tiles.length === 0) return null;
  return (
    <FlashRailView
      name={sale.name}
      timer={<FlashTimer endsAt={sale.ends_at} locale={locale} told />}
      tiles={tiles}
      texts={{
        ...tileTexts(intl),
        oldPrice: intl.formatMessage({ id: 'offers.oldPrice' }),
        all: intl.formatMessage({ id: 'offers.seeAll' }),
      }}
    />
  );
}
