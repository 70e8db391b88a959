import type { BlockSlots } from '@/components/blocks/block-props';
import { ProductGrid } from '@/components/catalog/product-grid';
import type { ContentBlock } from '@/lib/content/blocks';
import { readProducts } from '@/lib/api/reads';
import type { Locale } from '@/lib/i18n/locale';
import { getIntl } from '@/lib/i18n/server';
import { quickAdd } from './add-to-cart-slots';
import { cardHeart } from './wish-slots';

/** The products that the blocks of a page show, as the shop sells them now. */
export async function blockSlots(
  locale: Locale,
  blocks: readonly ContentBlock[],
): Promise<BlockSlots> {
  const ids = [...new Set(blocks.flatMap((block) => (block.type === 'products' ? block.ids : [])))];
  const [intl, sold] = await Promise.all([
    getIntl(locale, 'catalog', 'wishes'),
    ids.length === 0 ? undefined : readProducts({ locale, ids, per_page: ids.length }),
  ]);
  const byId = new Map(sold?.entities.map((product) => [product.id, product]));
  return {
    products: function Products(wanted) {
      const products = wanted.flatMap((id) => byId.get(id) ?? []);
      if (products.length === 0) return null;
      return (
        <ProductGrid
          products={products}
          locale={locale}
          intl={intl}
          level={3}
          action={quickAdd(intl)}
          wish={cardHeart(intl)}
        />
      );
    },
  };
}
