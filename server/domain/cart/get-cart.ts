import type { CartRepo } from './ports.ts';
import { viewCart, type CartView } from './view-cart.ts';

export type GetCart = (memberId: number) => Promise<CartView>;

export function createGetCart({ carts }: { carts: Pick<CartRepo, 'read'> }): GetCart {
  return async (memberId) => viewCart(await carts.read(memberId));
}
