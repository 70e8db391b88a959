import type { Names } from '../../../core/names.ts';
import { ok, type Result } from '../../../core/result.ts';
import type { Satang } from '../../../core/money.ts';
import { bestCoupons } from '../../pricing/rules/best-coupons.ts';
import type { CouponRepo } from '../../wallet/ports.ts';
import type { CartView, OrderChoices } from './cart-view.ts';
import { readOwnCart, type PriceRepos } from './price-own-cart.ts';
import { toPriceInput, viewCart } from './view-cart.ts';

/** Coupons of the wallet that together take more off than the chosen ones. */
export interface BestOfWallet {
  readonly ids: readonly number[];
  readonly description: Names;
  readonly saving: Satang;
}

/** A cart as its page shows it. */
export interface ShownCart extends CartView {
  readonly best: BestOfWallet | null;
}

export interface ShowRepos extends PriceRepos {
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
