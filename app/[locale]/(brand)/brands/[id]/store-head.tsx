import { BrandHead } from '@/components/brands/brand-head';
import { BrandStore } from '@/components/brands/brand-store';
import { orEmpty } from '@/components/layout/left-out';
import { readExclusiveBrands } from '@/lib/api/reads';
import { isPlain } from '@/lib/catalog/active-filters';
import { bannerPictures, bestsellerRail, readBestsellers } from '../../../bestsellers';
import type { loadPage } from './load-page';

/** Exclusive brands have a store front; where somebody narrows or leafs through the list, the list is what counts. */
export async function storeHead(page: Awaited<ReturnType<typeof loadPage>>) {
  const { brand, locale, intl, state } = page;
  const exclusive = await orEmpty(readExclusiveBrands(locale));
  const isStore = exclusive.some(({ id }) => id === brand.id);
  if (!isStore || !isPlain(state) || state.page > 1) {
    return <BrandHead brand={brand} locale={locale} intl={intl} />;
  }
  const products = await readBestsellers(locale, brand.id);
  return (
    <BrandStore
      brand={brand}
      locale={locale}
      intl={intl}
      pictures={bannerPictures(products)}
      bestsellers={bestsellerRail(products, locale)}
    />
  );
}
