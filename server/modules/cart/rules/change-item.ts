import { type Result, refuse } from '../../../core/result.ts';
import { type CartChange, type CartWorld, changeCart, changeSeenCart } from './change-cart.ts';
import { cartMax, refuseLine } from './line-rules.ts';
import type { ShownCart } from './show-cart.ts';

interface ItemChange {
  readonly productId: number;
  /** Absolute; 0 removes the item. */
  readonly qty: number;
  /** The version of the cart that the shopper saw. */
  readonly version: number;
}

type ChangeItem = (memberId: number, change: ItemChange) => Promise<Result<CartChange>>;

export function createChangeItem(world: CartWorld): ChangeItem {
  return (memberId, { productId, qty, version }) =>
    changeSeenCart(world, { memberId, version }, async ({ carts }, now) => {
      if (qty === 0) {
        await carts.removeItem(memberId, productId);
        return undefined;
      }
      const refusal = refuseLine(await carts.product(memberId, productId, now), qty);
      if (!refusal) await carts.putItem(memberId, { productId, qty }, now);
      return refusal;
    });
}

interface AsideChange {
  readonly productId: number;
  readonly saved: boolean;
  readonly version: number;
}

type PutAside = (memberId: number, change: AsideChange) => Promise<Result<CartChange>>;

/** Puts a line aside for later, or back: then of what may be ordered now, so that it never gets stuck there. */
export function createPutAside(world: CartWorld): PutAside {
  return (memberId, { productId, saved, version }) =>
    changeSeenCart(world, { memberId, version }, async ({ carts }, now) => {
      const cart = await carts.read(memberId, now);
      const item = [...cart.items, ...cart.saved].find(({ product }) => product.id === productId);
      if (!item) return refuse('CART_CHANGED').refusal;
      if (saved) {
        await carts.setSaved(memberId, productId, true);
        return undefined;
      }
      const refusal = refuseLine(item.product, 1);
      if (refusal) return refusal;
      const qty = Math.min(item.qty, cartMax(item.product));
      await carts.putItem(memberId, { productId, qty }, now);
      return undefined;
    });
}

type ClearCart = (memberId: number) => Promise<Result<ShownCart>>;

export function createClearCart(world: CartWorld): ClearCart {
  return (memberId) =>
    changeCart(world, memberId, async ({ carts }) => {
      await carts.removeAll(memberId);
      return undefined;
    });
}
