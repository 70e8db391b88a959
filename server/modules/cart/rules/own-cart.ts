import { type Result, ok, refuse } from '../../../core/result.ts';
import type { Cart, CartRepo } from '../ports.ts';
import type { GiftCardTender } from '../../pricing/rules/priced.ts';
import type { CouponRepo, GiftCardPasses, GiftCardRepo, WalletCoupon } from '../../wallet/ports.ts';
import { splitCart } from './split-cart.ts';
import { type CartTerms, type CartView, type OrderChoices, viewCart } from './view-cart.ts';

export interface PriceRepos {
  readonly carts: Pick<CartRepo, 'read'>;
  readonly coupons: Pick<CouponRepo, 'byIds'>;
  readonly giftCards: Pick<GiftCardRepo, 'tenders'>;
  readonly passes: GiftCardPasses;
}

/** A member's cart with everything that was chosen for its order; refused when a choice is nothing of the member's. */
export async function priceOwnCart(
  repos: PriceRepos,
  memberId: number,
  choices: OrderChoices,
  now: Date,
): Promise<Result<CartView>> {
  const read = await readOwnCart(repos, memberId, choices, now);
  if (!read.ok) return read;
  const { cart, terms } = read.value;
  return choices.deliveryMethod === 'split' ? splitCart(cart, terms) : ok(viewCart(cart, terms));
}

/** A cart with its pricing inputs. */
export async function readOwnCart(
  repos: PriceRepos,
  memberId: number,
  choices: OrderChoices,
  now: Date,
): Promise<Result<{ readonly cart: Cart; readonly terms: CartTerms }>> {
  const cart = await repos.carts.read(memberId, now);
  const [coupons, giftCards] = await Promise.all([
    chosenCoupons(repos, memberId, { cart, choices, now }),
    findTenders(repos, memberId, choices.giftCards, now),
  ]);
  if (!coupons.ok) return coupons;
  if (!giftCards.ok) return giftCards;
  const deliveryMethod = choices.deliveryMethod === 'split' ? 'home' : choices.deliveryMethod;
  const terms = { coupons: coupons.value, giftCards: giftCards.value };
  return ok({ cart, terms: { ...terms, deliveryMethod, now } });
}

/** Coupons of the cart, unless others are named; a coin coupon is named on its own. */
async function chosenCoupons(
  { coupons }: Pick<PriceRepos, 'coupons'>,
  memberId: number,
  { cart, choices, now }: { cart: Cart; choices: OrderChoices; now: Date },
): Promise<Result<readonly WalletCoupon[]>> {
  const { couponIds, coinCouponId } = choices;
  const ids = new Set(couponIds ?? cart.couponIds);
  if (coinCouponId !== undefined) ids.add(coinCouponId);
  if (ids.size === 0) return ok([]);
  const found = await coupons.byIds(memberId, [...ids], now);
  const unknown = (couponIds ?? []).some((id) => !found.some(isOf(id)));
  if (unknown) return refuseCoupon('coupon_ids');
  if (coinCouponId === undefined) return ok(found);
  const coin = found.find(isOf(coinCouponId));
  return coin?.kind === 'coins' ? ok(found) : refuseCoupon('coin_coupon_id');
}

function isOf(id: number) {
  return ({ memberCouponId }: WalletCoupon) => memberCouponId === id;
}

function refuseCoupon(field: 'coupon_ids' | 'coin_coupon_id') {
  return refuse('COUPON_INVALID', { fields: { [field]: 'errors.COUPON_INVALID' } });
}

/** The cards of the passes, each once; refused if one is no longer valid. */
export async function findTenders(
  { giftCards, passes }: { giftCards: Pick<GiftCardRepo, 'tenders'>; passes: GiftCardPasses },
  memberId: number,
  tokens: readonly string[],
  now: Date,
): Promise<Result<readonly GiftCardTender[]>> {
  const ids = tokens.map((token) => passes.read(token, memberId, now));
  const known = [...new Set(ids.filter((id) => id !== undefined))];
  const tenders = known.length > 0 ? await giftCards.tenders(known, now) : [];
  const lost = ids.includes(undefined) || tenders.length < known.length;
  if (lost) {
    return refuse('GIFT_CARD_INVALID', {
      fields: { gift_card_codes: 'errors.GIFT_CARD_INVALID' },
    });
  }
  return ok(tenders);
}
