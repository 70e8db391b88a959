import { ArticleStrip } from '@/components/articles/article-strip';
import { BannerGrid } from '@/components/banners/banner-grid';
import { BrandStrip } from '@/components/brands/brand-strip';
import { QuickAdd } from '@/components/cart/quick-add';
import type { HomeSlots } from '@/components/home/home-screen';
import { FlashRail } from '@/components/offers/flash-rail';
import { PromotionGrid } from '@/components/offers/promotion-grid';
import { PharmacistCard } from '@/components/pharmacy/pharmacist-card';
import { ProductGrid } from '@/components/tiles/product-grid';
import { tileTexts } from '@/components/tiles/tile';
import { RecentShelf } from '@/components/wishes/recent-shelf';
import { orEmpty, orNothing } from '@/components/layout/left-out';
import {
  readBanners,
  readContents,
  readExclusiveBrands,
  readFlashSale,
  readProducts,
  readPromotionGroups,
} from '@/lib/api/reads';
import { serviceList, type ListPage } from '@/lib/catalog/list-pages';
import { varied } from '@/lib/catalog/near-equal';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';

const RAIL = 8;
/** So many times as much is asked for, since near-equal products are left out. */
const SPARE = 3;
const FLASH = 10;
const PROMOTIONS = 6;
const SHELVES = 2;
const ARTICLES = 4;

/** The parts of the home page that come from other domains. */
export async function homeSlots(locale: Locale): Promise<HomeSlots> {
  const [flash, promotions, brands, shelves, articles, week, deals, newArrivals, recommended] =
    await Promise.all([
      orNothing(flashRail(locale)),
      promotionRail(locale),
      orEmpty(readExclusiveBrands(locale)),
      shelfBanners(locale),
      readContents({ locale, type: 'article', per_page: ARTICLES }),
      rail(locale, 'products-of-week'),
      rail(locale, 'products-promotion'),
      rail(locale, 'new-arrival'),
      rail(locale, 'recommends'),
    ]);
  return {
    flash,
    promotions,
    brands: <BrandStrip brands={brands} locale={locale} />,
    shelves,
    pharmacist: <PharmacistCard locale={locale} />,
    articles: <ArticleStrip locale={locale} articles={articles.entities} />,
    recent: <RecentShelf locale={locale} />,
    week,
    deals,
    newArrivals,
    recommended,
  };
}

async function flashRail(locale: Locale) {
  const { current } = await readFlashSale(locale);
  if (!current) return null;
  const [intl, { entities }] = await Promise.all([
    getIntl(locale, 'catalog', 'offers', 'wishes'),
    readProducts({ locale, list: 'flashsale', in_stock: 'true', per_page: FLASH * SPARE }),
  ]);
  const labels = tileTexts(intl);
  return (
    <FlashRail
      sale={current}
      products={varied(entities, FLASH)}
      locale={locale}
      intl={intl}
      action={({ id, product_name: name, now }) => (
        <QuickAdd productId={id} name={name} seenPrice={now.amount} labels={labels} />
      )}
    />
  );
}

async function promotionRail(locale: Locale) {
  const [intl, groups] = await Promise.all([
    getIntl(locale, 'offers'),
    orEmpty(readPromotionGroups(locale)),
  ]);
  if (groups.length === 0) return null;
  return (
    <PromotionGrid
      groups={groups.slice(0, PROMOTIONS)}
      locale={locale}
      intl={intl}
      level={3}
      shape="rail"
    />
  );
}

async function shelfBanners(locale: Locale) {
  const banners = await orEmpty(readBanners({ locale, placement: 'ecommerce' }));
  if (banners.length === 0) return null;
  return <BannerGrid locale={locale} banners={banners.slice(0, SHELVES)} level={3} />;
}

async function rail(locale: Locale, page: ListPage) {
  const { entities } = await readProducts({
    locale,
    list: serviceList(page),
    in_stock: 'true',
    per_page: RAIL * SPARE,
  });
  const products = varied(entities, RAIL);
  if (products.length === 0) return null;
  const list = `/ecommerce/${page}`;
  return <ProductGrid products={products} locale={locale} level={3} shape="rail" list={list} />;
}
