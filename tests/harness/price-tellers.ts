import type { Cart } from '../../lib/cart/contract.ts';
import type { Product, ProductPage } from '../../lib/catalog/contract.ts';
import type { TestMember } from './members.ts';
import type { Shop } from './shop.ts';

export async function toldPrices(shop: Shop, { token }: Pick<TestMember, 'token'>, id: number) {
  const [list, page, added] = await Promise.all([
    shop.call<ProductPage>('GET', `/products/web?ids=${String(id)}`),
    shop.call<Product>('GET', `/products/${String(id)}`),
    shop.call<Cart & { code?: string }>('POST', '/me/cart/add', {
      token,
      body: { product_id: id, qty: 1 },
    }),
  ]);
  if (added.status === 200) await shop.call('DELETE', '/me/cart/clear', { token });
  return {
    card: list.body.entities[0],
    page: page.body,
    line: added.status === 200 ? added.body.items[0] : undefined,
    code: added.body.code,
  };
}
