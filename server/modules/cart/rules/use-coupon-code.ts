import { foldCode } from '../../../../lib/format/code.ts';
import { toBaht } from '../../../core/money.ts';
import { limitMisses } from '../../../core/misses.ts';
import type { RateLimiter } from '../../../core/rate-limiter.ts';
import { ok, refuse, type Refusal, type Result } from '../../../core/result.ts';
import { classOf } from '../../pricing/rules/coupons.ts';
import { collectCoupon, type CollectRepos } from '../../wallet/rules/collect-coupon.ts';
import type { WalletCoupon } from '../../wallet/ports.ts';
import { changeCart, type CartRepos, type CartWorld } from './change-cart.ts';
import { refuseHeld } from './choose-coupons.ts';
import type { Cart } from '../ports.ts';
import { priceOwnCart } from './own-cart.ts';
import { AT_THE_CART, type ShownCart } from './show-cart.ts';

/** Uses the coupon of a code for the cart; one that is not in the wallet yet is collected first. */
export type UseCouponCode = (memberId: number, typed: TypedCode) => Promise<Result<ShownCart>>;

interface TypedCode {
  readonly code: string;
  /** The network address that it was typed at. */
  readonly address: string;
}

/** Guess limits: tight per member, wider per address, which many homes of a mobile network share. */
const MISSES = { limit: 20, windowSeconds: 600 };
const MISSES_OF_ADDRESS = { limit: 200, windowSeconds: 600 };

type Repos = CartRepos & Pick<CollectRepos, 'standings'>;

export function createUseCouponCode(
  world: CartWorld<Repos> & { readonly rateLimits: RateLimiter },
): UseCouponCode {
  return (memberId, { code, address }) =>
    limitMisses(world.rateLimits, {
      limits: [
        { key: `coupon-miss:${String(memberId)}`, limit: MISSES },
        { key: `coupon-miss:address:${address}`, limit: MISSES_OF_ADDRESS },
      ],
      now: world.clock.now(),
      guess: () => useCode(world, memberId, code),
      isMiss: (refused) => refused === 'COUPON_INVALID',
    });
}

function useCode(
  world: CartWorld<Repos>,
  memberId: number,
  code: string,
): Promise<Result<ShownCart>> {
  return changeCart(world, memberId, async (repos, now) => {
    const cart = await repos.carts.read(memberId, now);
    const found = await findCoupon(repos, { memberId, code, now });
    if (!found.ok) return found.refusal;
    const coupon = found.value;
    const refusal = refuseHeld(coupon) ?? (await choose(repos, { memberId, coupon, cart, now }));
    if (refusal) return refusal;
    const priced = await priceOwnCart(
      { ...repos, passes: world.passes },
      memberId,
      AT_THE_CART,
      now,
    );
    return priced.ok ? refuseUseless(priced.value.coupons, coupon) : priced.refusal;
  });
}

interface Wish {
  readonly memberId: number;
  readonly cart: Cart;
  readonly now: Date;
}

/** By the code of an offer, or of a coin coupon in the wallet. */
async function findCoupon(
  { coupons, standings }: Pick<Repos, 'coupons' | 'standings'>,
  { memberId, code, now }: Pick<Wish, 'memberId' | 'now'> & { readonly code: string },
): Promise<Result<WalletCoupon>> {
  const offer = await coupons.offerByCode(code);
  if (!offer) {
    const wallet = await coupons.ready(memberId, now);
    const coin = wallet.find((coupon) => coupon.code === foldCode(code));
    return coin ? ok(coin) : refuse('COUPON_INVALID');
  }
  const copy = await coupons.copyOf(memberId, offer.id, now);
  if (copy) return ok(copy);
  const collecting = { memberId, offer, way: 'shop', now } as const;
  const collected = await collectCoupon({ coupons, standings }, collecting);
  if (!collected.ok) return collected;
  return collected.value ? ok(collected.value) : refuse('COUPON_INVALID');
}

/** Beside the coupons of other classes; one that lost its worth makes room. */
async function choose(
  { carts, coupons }: CartRepos,
  { memberId, coupon, cart, now }: Wish & { readonly coupon: WalletCoupon },
): Promise<Refusal | undefined> {
  const held = await coupons.byIds(memberId, cart.couponIds, now);
  const others = held.filter(
    (other) => other.memberCouponId !== coupon.memberCouponId && !refuseHeld(other),
  );
  if (others.some((other) => classOf(other) === classOf(coupon))) {
    return refuse('COUPON_NOT_COMBINABLE').refusal;
  }
  const ids = [...others, coupon].map(({ memberCouponId }) => memberCouponId);
  await carts.chooseCoupons(memberId, ids);
  return undefined;
}

/** A coupon that takes nothing off is refused when it is typed; one that loses its worth later stays, and says so. */
function refuseUseless(
  priced: readonly { memberCouponId: number; refused: Refusal['code'] | null; missing: number }[],
  { memberCouponId: id }: WalletCoupon,
): Refusal | undefined {
  const own = priced.find(({ memberCouponId }) => memberCouponId === id);
  if (!own?.refused) return undefined;
  const { refused, missing } = own;
  return refuse(refused, missing > 0 ? { data: { missing: toBaht(missing) } } : {}).refusal;
}
