import { ProductGrid } from '@/components/tiles/product-grid';
import type { ProductCard } from '@/lib/catalog/contract';
import type { Locale } from '@/lib/i18n/locale';

const PICTURES = 3;

/** Pictures of products for the banner of their brand. */
export function bannerPictures(products: readonly ProductCard[]): readonly string[] {
  return products.slice(0, PICTURES).map(({ image }) => image.large_url);
}

/** Best sellers of a brand; null without any. */
export function bestsellerRail(products: readonly ProductCard[], locale: Locale) {
  if (products.length === 0) return null;
  return <ProductGrid products={products} locale={locale} level={3} shape="rail" />;
}
