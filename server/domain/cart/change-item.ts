import type { Clock } from '../kernel/ports.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import { refuseLine } from './line-rules.ts';
import type { CartRepo } from './ports.ts';
import { viewCart, type CartView } from './view-cart.ts';

/** `stale`: another window changed the cart since the shopper saw it; nothing was done. */
export interface CartChange {
  readonly kind: 'changed' | 'stale';
  readonly cart: CartView;
}

export interface ItemChange {
  readonly productId: number;
  /** Absolute; 0 removes the item. */
  readonly qty: number;
  /** The version of the cart that the shopper saw. */
  readonly version: number;
}

export type ChangeItem = (memberId: number, change: ItemChange) => Promise<Result<CartChange>>;

export function createChangeItem(world: {
  transact: Transact<{ carts: CartRepo }>;
  clock: Clock;
}): ChangeItem {
  return (memberId, { productId, qty, version }) =>
    world.transact(async ({ carts }): Promise<Result<CartChange>> => {
      const now = world.clock.now();
      if ((await carts.lock(memberId)) !== version) {
        return ok({ kind: 'stale', cart: viewCart(await carts.read(memberId, now)) });
      }
      if (qty === 0) {
        await carts.removeItem(memberId, productId);
      } else {
        const refusal = refuseLine(await carts.product(memberId, productId, now), qty);
        if (refusal) return { ok: false, refusal };
        await carts.putItem(memberId, productId, qty, now);
      }
      await carts.bump(memberId, now);
      return ok({ kind: 'changed', cart: viewCart(await carts.read(memberId, now)) });
    });
}
