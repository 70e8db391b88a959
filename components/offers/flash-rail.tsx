import { use } from 'react';
import { ToldList } from '@/components/layout/privacy/told-view';
import { tileTexts } from '@/components/tiles/tile';
import { Link } from '@/components/ui/link';
import type { ProductCard } from '@/lib/api/contract/catalog';
import type { FlashSaleState } from '@/lib/api/contract/offers';
import { flashNow } from '@/lib/catalog/price-now';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo } from '@/lib/pages/path-to';
import { FlashCards } from './flash-cards';
import styles from './flash-rail.module.scss';
import { flashTileOf } from './flash-tile';
import { FlashTimer } from './flash-timer';

interface FlashRailProps {
  readonly sale: NonNullable<FlashSaleState['current']>;
  readonly products: readonly ProductCard[];
  readonly locale: Locale;
}

const HEADING = 'flash-sale';
const LIST = '/ecommerce/products-flashsale';

/** The flash sale of the moment on the home page. Nothing where all of it is sold. */
export function FlashRail({ sale, products, locale }: FlashRailProps) {
  const intl = use(getIntl(locale, 'catalog', 'offers', 'wishes'));
  const offers = products.flatMap((product) => {
    const flash = flashNow(product);
    return flash ? [{ product, flash }] : [];
  });
  if (offers.length === 0) return null;
  const of = `: ${sale.name}`;
  return (
    <section className={styles.rail} aria-labelledby={HEADING}>
      <div className={styles.head}>
        <h2 id={HEADING}>{sale.name}</h2>
        <FlashTimer endsAt={sale.ends_at} locale={locale} told />
        <Link className={styles.all} href={pathTo(locale, LIST)}>
          {intl.formatMessage({ id: 'offers.seeAll' })}
          <span className="visually-hidden">{of}</span>
        </Link>
      </div>
      <ToldList ids={offers.map(({ product }) => product.id)} list={LIST} />
      <FlashCards
        tiles={offers.map(({ product, flash }) => flashTileOf(product, flash, intl))}
        texts={{ ...tileTexts(intl), oldPrice: intl.formatMessage({ id: 'offers.oldPrice' }) }}
      />
    </section>
  );
}
