import { BrandHead } from '@/components/brands/brand-head';
import { BrandStore } from '@/components/brands/brand-store';
import { ProductGrid } from '@/components/catalog/product-grid';
import { orEmpty } from '@/components/layout/left-out';
import { readExclusiveBrands, readProducts } from '@/lib/api/reads';
import { isPlain } from '@/lib/catalog/active-filters';
import { varied } from '@/lib/catalog/near-equal';
import { quickAdd } from '../../../add-to-cart-slots';
import { cardHeart } from '../../../wish-slots';
import type { loadPage } from './load-page';

const BESTSELLERS = 8;
const PICTURES = 3;
/** So many times as much is asked for, since near-equal products are left out. */
const SPARE = 3;

/** Exclusive brands have a store front; where somebody narrows or leafs through the list, the list is what counts. */
export async function storeHead(page: Awaited<ReturnType<typeof loadPage>>) {
  const { brand, locale, intl, state } = page;
  const exclusive = await orEmpty(readExclusiveBrands(locale));
  const isStore = exclusive.some(({ id }) => id === brand.id);
  if (!isStore || !isPlain(state) || state.page > 1) return <BrandHead brand={brand} />;
  const { entities } = await readProducts({
    locale,
    brand: [String(brand.id)],
    sort: 'bestseller',
    in_stock: 'true',
    per_page: BESTSELLERS * SPARE,
  });
  const products = varied(entities, BESTSELLERS);
  return (
    <BrandStore
      brand={brand}
      locale={locale}
      intl={intl}
      pictures={products.slice(0, PICTURES).map(({ image }) => image.large_url)}
      bestsellers={
        products.length === 0 ? null : (
          <ProductGrid
            products={products}
            locale={locale}
            intl={intl}
            level={3}
            action={quickAdd(intl)}
            wish={cardHeart(intl)}
            shape="rail"
          />
        )
      }
    />
  );
}
