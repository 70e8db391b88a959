import { ProductGrid } from '@/components/tiles/product-grid';
import type { ProductCard } from '@/lib/api/contract/catalog';
import { readProducts } from '@/lib/api/reads';
import { varied } from '@/lib/catalog/near-equal';
import type { Locale } from '@/lib/i18n/locale';

const BESTSELLERS = 8;
/** So many times as much is asked for, since near-equal products are left out. */
const SPARE = 3;
const PICTURES = 3;

/** What sells best of a brand, but for medicines that must not be advertised. */
export async function readBestsellers(
  locale: Locale,
  brandId: number,
): Promise<readonly ProductCard[]> {
  const { entities } = await readProducts({
    locale,
    brand: [String(brandId)],
    sort: 'bestseller',
    in_stock: 'true',
    per_page: BESTSELLERS * SPARE,
  });
  return varied(
    entities.filter(({ drug }) => drug?.policy !== 'approval'),
    BESTSELLERS,
  );
}

/** Of products, for the banner of their brand. */
export function bannerPictures(products: readonly ProductCard[]): readonly string[] {
  return products.slice(0, PICTURES).map(({ image }) => image.large_url);
}

export function bestsellerRail(products: readonly ProductCard[], locale: Locale) {
  if (products.length === 0) return null;
  return <ProductGrid products={products} locale={locale} level={3} shape="rail" />;
}
