import type { AddressRepo } from '../addresses/ports.ts';
import type { Clock } from '../kernel/ports.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import type { CartRepo } from './ports.ts';
import { viewCart, type CartView } from './view-cart.ts';

/** The cart with what its order would cost now; refused as the order would be. */
export type QuoteCart = (
  memberId: number,
  request: { readonly addressId?: number | undefined },
) => Promise<Result<CartView>>;

export function createQuoteCart(world: {
  carts: Pick<CartRepo, 'read'>;
  addresses: Pick<AddressRepo, 'find'>;
  clock: Clock;
}): QuoteCart {
  return async (memberId, { addressId }) => {
    const cart = await world.carts.read(memberId, world.clock.now());
    if (cart.items.length === 0) return refuse('CART_EMPTY');
    if (addressId !== undefined && !(await world.addresses.find(memberId, addressId))) {
      return refuse('DELIVERY_REQUIRED', { fields: { address_id: 'errors.field.invalid' } });
    }
    return ok(viewCart(cart));
  };
}
