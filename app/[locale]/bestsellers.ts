import type { ProductCard } from '@/lib/catalog/contract';
import { readProducts } from '@/lib/catalog/reads';
import { varied } from '@/lib/catalog/near-equal';
import type { Locale } from '@/lib/i18n/locale';

const BESTSELLERS = 8;
/** Factor of surplus products to request, since near-duplicates are removed. */
const SPARE = 3;

/** Bestsellers of a brand, without medicines that must not be advertised. */
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
