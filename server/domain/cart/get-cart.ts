import type { Clock } from '../kernel/ports.ts';
import type { CartRepo } from './ports.ts';
import { viewCart, type CartView } from './view-cart.ts';

export type GetCart = (memberId: number) => Promise<CartView>;

export function createGetCart({
  carts,
  clock,
}: {
  carts: Pick<CartRepo, 'read'>;
  clock: Clock;
}): GetCart {
  return async (memberId) => viewCart(await carts.read(memberId, clock.now()));
}
