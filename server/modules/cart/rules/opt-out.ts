import { refuse, type Result } from '../../../core/result.ts';
import { changeSeenCart, type CartChange, type CartWorld } from './change-cart.ts';

export interface GroupChange {
  readonly groupId: number;
  readonly optedOut: boolean;
  readonly version: number;
}

export type OptOut = (memberId: number, change: GroupChange) => Promise<Result<CartChange>>;

/** Takes the pieces of a started set at their price, or wants the set after all. */
export function createOptOut(world: CartWorld): OptOut {
  return (memberId, { groupId, optedOut, version }) =>
    changeSeenCart(world, { memberId, version }, async ({ carts }, now) => {
      const { promotions } = await carts.read(memberId, now);
      if (!promotions.some(({ id }) => id === groupId)) {
        return refuse('CART_CHANGED').refusal;
      }
      await carts.setOptOut(memberId, groupId, optedOut);
      return undefined;
    });
}
