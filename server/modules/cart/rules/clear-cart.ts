import type { Result } from '../../../core/result.ts';
import { changeCart, type CartWorld } from './change-cart.ts';
import type { ShownCart } from './show-cart.ts';

export type ClearCart = (memberId: number) => Promise<Result<ShownCart>>;

export function createClearCart(world: CartWorld): ClearCart {
  return (memberId) =>
    changeCart(world, memberId, async ({ carts }) => {
      await carts.removeAll(memberId);
      return undefined;
    });
}
