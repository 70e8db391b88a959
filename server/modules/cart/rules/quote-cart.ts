import type { AddressRepo } from '../../addresses/ports.ts';
import type { BranchRepo } from '../../branches/ports.ts';
import type { Clock } from '../../../core/ports.ts';
import { refuse, type Refusal, type Result } from '../../../core/result.ts';
import { type PriceRepos, priceOwnCart } from './own-cart.ts';
import type { CartView, OrderChoices } from './view-cart.ts';

export interface QuoteRequest extends OrderChoices {
  readonly addressId?: number | undefined;
  readonly branchId?: number | undefined;
}

/** The cart with what its order would cost now; refused as the order would be. */
export type QuoteCart = (memberId: number, request: QuoteRequest) => Promise<Result<CartView>>;

interface QuoteWorld extends PriceRepos {
  readonly addresses: Pick<AddressRepo, 'find'>;
  readonly branches: Pick<BranchRepo, 'byId'>;
  readonly clock: Clock;
}

export function createQuoteCart(world: QuoteWorld): QuoteCart {
  return async (memberId, request) => {
    const quoted = await priceOwnCart(world, memberId, request, world.clock.now());
    if (!quoted.ok) return quoted;
    if (quoted.value.lines.length === 0) return refuse('CART_EMPTY');
    const refusal = await refusePlace(world, memberId, request);
    return refusal ? { ok: false, refusal } : quoted;
  };
}

/** A quote may be asked for before a place was chosen, but not for one that is nothing to the member. */
async function refusePlace(
  { addresses, branches }: QuoteWorld,
  memberId: number,
  { addressId, branchId }: QuoteRequest,
): Promise<Refusal | undefined> {
  if (addressId !== undefined && !(await addresses.find(memberId, addressId))) {
    return refuse('DELIVERY_REQUIRED', { fields: { address_id: 'errors.field.invalid' } }).refusal;
  }
  if (branchId !== undefined && !(await branches.byId(branchId))) {
    return refuse('DELIVERY_REQUIRED', { fields: { branch_id: 'errors.field.invalid' } }).refusal;
  }
  return undefined;
}
