import { BrandStrip } from '@/components/brands/brand-strip';
import { ProductGrid } from '@/components/catalog/product-grid';
import { readCategoryTree, readExclusiveBrands, readProducts } from '@/lib/api/reads';
import { serviceList, type ListPage } from '@/lib/catalog/list-pages';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { quickAdd } from '../add-to-cart-slots';

const RAIL = 12;

/** The parts of the home page that come from other domains. */
export async function homeSlots(locale: Locale) {
  const [categories, brands, week, deals, newArrivals, recommended] = await Promise.all([
    readCategoryTree(locale),
    readExclusiveBrands(locale),
    rail(locale, 'products-of-week'),
    rail(locale, 'products-promotion'),
    rail(locale, 'new-arrival'),
    rail(locale, 'recommends'),
  ]);
  return {
    categories,
    brands: <BrandStrip brands={brands} locale={locale} />,
    week,
    deals,
    newArrivals,
    recommended,
  };
}

async function rail(locale: Locale, page: ListPage) {
  const [intl, { entities }] = await Promise.all([
    getIntl(locale, 'catalog'),
    readProducts({ locale, list: serviceList(page), per_page: RAIL }),
  ]);
  if (entities.length === 0) return null;
  return (
    <ProductGrid
      products={entities}
      locale={locale}
      intl={intl}
      level={3}
      action={quickAdd(intl)}
      shape="rail"
    />
  );
}
