import type { ProductCard } from '../../lib/catalog/contract.ts';
import { readProducts } from './public-pages.ts';
import type { ShopServer } from './server.ts';

const claimed = new Map<string, Set<number>>();

type Fits = (product: ProductCard) => boolean | Promise<boolean>;

/**
 * Matching product that no other journey of this shop has claimed, so that journeys share no stock, quota or offer.
 * @param query as for `GET /products/web`
 */
export async function claimProduct(
  shop: ShopServer,
  query: string,
  fits: Fits,
): Promise<ProductCard> {
  return claim(shop, await readProducts(shop.url, `${query}&per_page=50`), fits);
}

export async function claim(
  shop: ShopServer,
  products: readonly ProductCard[],
  fits: Fits,
): Promise<ProductCard> {
  const ids = claimed.get(shop.url) ?? new Set();
  claimed.set(shop.url, ids);
  for (const product of products) {
    if (ids.has(product.id) || !(await fits(product))) continue;
    ids.add(product.id);
    return product;
  }
  throw new Error('no matching product left in the demo');
}

export const isPlain = ({ drug, flash, promotions }: ProductCard): boolean =>
  drug === null && flash === null && promotions.length === 0;

export const isPlenty = (product: ProductCard): boolean =>
  isPlain(product) && product.stock === 'ok';
