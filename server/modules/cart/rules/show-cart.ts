import type { Satang } from '../../../core/money.ts';
import type { Names } from '../../../core/names.ts';
import type { Clock } from '../../../core/ports.ts';
import { type Result, ok } from '../../../core/result.ts';
import type { CartRepo } from '../ports.ts';
import {
  type CartLine,
  type CartView,
  type OrderChoices,
  toPriceInput,
  viewCart,
} from './view-cart.ts';
import { type PriceRepos, readOwnCart } from './own-cart.ts';
import { bestCoupons } from '../../pricing/rules/price-cart.ts';
import type { CouponRepo, GiftCardPasses } from '../../wallet/ports.ts';

/** Coupons of the wallet that together take more off than the chosen ones. */
interface BestOfWallet {
  readonly ids: readonly number[];
  readonly description: Names;
  readonly saving: Satang;
}

/** A cart as its page shows it. */
export interface ShownCart extends CartView {
  readonly best: BestOfWallet | null;
}

interface ShowRepos extends PriceRepos {
  readonly coupons: Pick<CouponRepo, 'byIds' | 'ready'>;
}

/** Nothing is chosen on the cart's page but coupons: goods go home until checkout says otherwise. */
export const AT_THE_CART: OrderChoices = { deliveryMethod: 'home', giftCards: [] };

export async function showCart(
  repos: ShowRepos,
  memberId: number,
  now: Date,
): Promise<Result<ShownCart>> {
  const read = await readOwnCart(repos, memberId, AT_THE_CART, now);
  if (!read.ok) return read;
  const { cart, terms } = read.value;
  const wallet = cart.items.length > 0 ? await repos.coupons.ready(memberId, now) : [];
  const best = bestCoupons(toPriceInput(cart, terms), wallet);
  return ok({
    ...viewCart(cart, terms),
    best: best
      ? {
          ids: best.rules.map(({ memberCouponId }) => memberCouponId),
          description: { en: listed(best.rules, 'en'), th: listed(best.rules, 'th') },
          saving: best.saving,
        }
      : null,
  });
}

function listed(rules: readonly { readonly name: Names }[], locale: keyof Names): string {
  return rules.map(({ name }) => name[locale]).join(' + ');
}

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

/** Unit price seen last, or before a change told lately; null where it equals the present one. */
export function previousPriceOf({
  seenPrice,
  previousPrice,
  unitPrice,
}: Pick<CartLine, 'seenPrice' | 'previousPrice'> & { readonly unitPrice: number }) {
  const before = seenPrice === null || seenPrice === unitPrice ? previousPrice : seenPrice;
  return before === unitPrice ? null : before;
}
