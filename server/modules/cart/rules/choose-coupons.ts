import { refuse, type Refusal, type Result } from '../../../core/result.ts';
import { classOf } from '../../pricing/rules/coupons.ts';
import type { WalletCoupon } from '../../wallet/ports.ts';
import { changeCart, type CartWorld } from './change-cart.ts';
import type { ShownCart } from './show-cart.ts';

/** The cart uses these coupons of the wallet, and no others. */
export type ChooseCoupons = (
  memberId: number,
  couponIds: readonly number[],
) => Promise<Result<ShownCart>>;

export function createChooseCoupons(world: CartWorld): ChooseCoupons {
  return (memberId, couponIds) =>
    changeCart(world, memberId, async ({ carts, coupons }, now) => {
      const ids = [...new Set(couponIds)];
      const held = await coupons.byIds(memberId, ids, now);
      const refusal = held.length < ids.length ? invalid() : refuseTogether(held);
      if (!refusal) await carts.chooseCoupons(memberId, ids);
      return refusal;
    });
}

function invalid(): Refusal {
  return refuse('COUPON_INVALID', { fields: { coupon_ids: 'errors.COUPON_INVALID' } }).refusal;
}

function refuseTogether(held: readonly WalletCoupon[]): Refusal | undefined {
  const lost = held.map(refuseHeld).find((refusal) => refusal !== undefined);
  if (lost) return lost;
  const classes = new Set(held.map(classOf));
  return classes.size < held.length ? refuse('COUPON_NOT_COMBINABLE').refusal : undefined;
}

/** Why a coupon of the wallet cannot be used at all. */
export function refuseHeld({ status }: WalletCoupon): Refusal | undefined {
  if (status === 'ready') return undefined;
  return refuse(status === 'expired' ? 'COUPON_EXPIRED' : 'COUPON_USED').refusal;
}

/** The cart uses a coupon no more; nothing happens where it did not. */
export type DropCoupon = (memberId: number, couponId: number) => Promise<Result<ShownCart>>;

export function createDropCoupon(world: CartWorld): DropCoupon {
  return (memberId, couponId) =>
    changeCart(world, memberId, async ({ carts }, now) => {
      const { couponIds } = await carts.read(memberId, now);
      await carts.chooseCoupons(
        memberId,
        couponIds.filter((id) => id !== couponId),
      );
      return undefined;
    });
}
