import type { Clock } from '../../../core/ports.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { GiftCardPasses } from '../../wallet/ports.ts';
import type { CartLine, CartView } from './cart-view.ts';
import type { CartRepo } from '../ports.ts';
import { showCart, type ShownCart, type ShowRepos } from './show-cart.ts';

export type GetCart = (memberId: number) => Promise<Result<ShownCart>>;

interface GetCartWorld extends Omit<ShowRepos, 'carts'> {
  readonly carts: ShowRepos['carts'] & Pick<CartRepo, 'markSeen'>;
  readonly passes: GiftCardPasses;
  readonly clock: Clock;
}

/** The prices that it shows are seen from now on. */
export function createGetCart(world: GetCartWorld): GetCart {
  return async (memberId) => {
    const now = world.clock.now();
    const shown = await showCart(world, memberId, now);
    if (!shown.ok) return shown;
    await world.carts.markSeen(memberId, pricesToSee(shown.value), now);
    return ok(shown.value);
  };
}

function pricesToSee({ lines, saved }: Pick<CartView, 'lines' | 'saved'>) {
  return [...lines, ...saved]
    .filter(({ seenPrice, unitPrice }) => seenPrice !== unitPrice)
    .map(({ productId, unitPrice: price }) => ({ productId, price }));
}

/** What a piece cost when the shopper looked last, or before a change that was told lately; null where it costs that now. */
export function previousPriceOf({
  seenPrice,
  previousPrice,
  unitPrice,
}: Pick<CartLine, 'seenPrice' | 'previousPrice'> & { readonly unitPrice: number }) {
  const before = seenPrice === null || seenPrice === unitPrice ? previousPrice : seenPrice;
  return before === unitPrice ? null : before;
}
