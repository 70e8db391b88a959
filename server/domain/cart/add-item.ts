import type { Clock } from '../kernel/ports.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import { refuseLine } from './line-rules.ts';
import type { CartRepo } from './ports.ts';
import { viewCart, type CartView } from './view-cart.ts';

export interface Addition {
  readonly product_id?: number | null | undefined;
  readonly qty?: number | null | undefined;
}

/** Adds to what is there, so that two windows both count. */
export type AddItem = (memberId: number, addition: Addition) => Promise<Result<CartView>>;

export function createAddItem(world: {
  transact: Transact<{ carts: CartRepo }>;
  clock: Clock;
}): AddItem {
  return async (memberId, { product_id: productId, qty }) => {
    if (!productId || !qty) return refuse('INVALID_PARAMETER');
    const now = world.clock.now();
    return world.transact(async ({ carts }) => {
      await carts.bump(memberId, now);
      const wanted = qty + (await carts.qtyOf(memberId, productId));
      const refusal = refuseLine(await carts.product(productId), wanted);
      if (refusal) return { ok: false, refusal };
      await carts.putItem(memberId, productId, wanted, now);
      return ok(viewCart(await carts.read(memberId)));
    });
  };
}
