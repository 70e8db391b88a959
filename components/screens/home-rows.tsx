import { use, type ReactNode } from 'react';
import { ArticleStrip } from '@/components/contents/article-strip';
import { BannerGrid } from '@/components/contents/banner-grid';
import { BrandStrip } from '@/components/catalog/brands/brand-strip';
import { orEmpty, orNothing } from '@/components/common/left-out';
import { FlashRail } from '@/components/offers/flash-rail';
import { PromotionGrid } from '@/components/offers/promotion-grid';
import { ProductGrid } from '@/components/tiles/product-grid';
import { Section } from '@/components/ui/section';
import { readBanners, readContents } from '@/lib/contents/reads';
import { readFlashSale, readPromotionGroups } from '@/lib/offers/reads';
import { readExclusiveBrands, readProducts } from '@/lib/catalog/reads';
import { serviceList, type ListPage } from '@/lib/catalog/list-pages';
import { varied } from '@/lib/catalog/near-equal';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { pathTo, type PlainPath } from '@/lib/pages/path-to';

const RAIL = 8;
/** So many times as much is asked for, since near-equal products are left out. */
const SPARE = 3;
const FLASH = 10;
const PROMOTIONS = 6;
const SHELVES = 2;
const ARTICLES = 4;

interface RowProps {
  readonly locale: Locale;
  readonly title: string;
}

/** The sale that runs; nothing while none does. */
export async function FlashRow({ locale }: Pick<RowProps, 'locale'>) {
  const sale = await orNothing(readFlashSale(locale));
  if (!sale?.current) return null;
  const products = await orNothing(
    readProducts({ locale, list: 'flashsale', in_stock: 'true', per_page: FLASH * SPARE }),
  );
  if (!products) return null;
  return (
    <FlashRail sale={sale.current} products={varied(products.entities, FLASH)} locale={locale} />
  );
}

/** The first of a list of the shop; nothing while it is empty. */
export async function ListRow({ locale, title, page }: RowProps & { readonly page: ListPage }) {
  const { entities } = await readProducts({
    locale,
    list: serviceList(page),
    in_stock: 'true',
    per_page: RAIL * SPARE,
  });
  const products = varied(entities, RAIL);
  if (products.length === 0) return null;
  const path = `/ecommerce/${page}` as const;
  return (
    <Row locale={locale} title={title} path={path}>
      <ProductGrid products={products} locale={locale} level={3} shape="rail" list={path} />
    </Row>
  );
}

export async function PromotionRow({ locale, title }: RowProps) {
  const groups = await orEmpty(readPromotionGroups(locale));
  if (groups.length === 0) return null;
  const first = groups.slice(0, PROMOTIONS);
  return (
    <Row locale={locale} title={title} path="/promotions">
      <PromotionGrid groups={first} locale={locale} level={3} shape="rail" />
    </Row>
  );
}

export async function BrandRow({ locale, title }: RowProps) {
  const brands = await orEmpty(readExclusiveBrands(locale));
  return (
    <Row locale={locale} title={title} path="/brands/exclusive">
      <BrandStrip brands={brands} locale={locale} />
    </Row>
  );
}

export async function ShelfBanners({ locale }: Pick<RowProps, 'locale'>) {
  const banners = await orEmpty(readBanners({ locale, placement: 'ecommerce' }));
  if (banners.length === 0) return null;
  return <BannerGrid locale={locale} banners={banners.slice(0, SHELVES)} level={3} />;
}

export async function ArticleRow({ locale }: Pick<RowProps, 'locale'>) {
  const { entities } = await readContents({ locale, type: 'article', per_page: ARTICLES });
  return <ArticleStrip locale={locale} articles={entities} />;
}

interface PathRowProps extends RowProps {
  /** Where all of it is, without the language. */
  readonly path: PlainPath;
  readonly children: ReactNode;
}

/** A heading with the way to all that the row shows a part of. */
export function Row({ locale, title, path, children }: PathRowProps) {
  const intl = use(getIntl(locale, 'home'));
  return (
    <Section
      title={title}
      href={pathTo(locale, path)}
      linkLabel={intl.formatMessage({ id: 'home.seeAll' })}
    >
      {children}
    </Section>
  );
}
