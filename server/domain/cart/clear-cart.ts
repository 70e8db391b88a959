import type { Clock } from '../kernel/ports.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import type { CartRepo } from './ports.ts';
import { viewCart, type CartView } from './view-cart.ts';

export type ClearCart = (memberId: number) => Promise<Result<CartView>>;

export function createClearCart(world: {
  transact: Transact<{ carts: CartRepo }>;
  clock: Clock;
}): ClearCart {
  return (memberId) =>
    world.transact(async ({ carts }) => {
      const now = world.clock.now();
      await carts.bump(memberId, now);
      await carts.removeAll(memberId);
      return ok(viewCart(await carts.read(memberId, now)));
    });
}
