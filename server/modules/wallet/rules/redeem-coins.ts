import { COIN_COUPON_DAYS, COINS_PER_BAHT } from '../../../../lib/wallet/contract-values.ts';
import type { ErrorCode } from '../../../../lib/api/contract-errors.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { CoinRepo, CouponRepo, WalletCoupon } from '../ports.ts';

export interface Redemption {
  readonly coins: number | null | undefined;
  readonly idempotencyKey: string;
}

export interface Redeemed {
  readonly coupon: WalletCoupon;
  readonly coinsLeft: number;
}

export type RedeemCoins = (memberId: number, redemption: Redemption) => Promise<Result<Redeemed>>;

interface Repos {
  readonly coins: Pick<CoinRepo, 'lock' | 'spend' | 'noteRedemption' | 'balance'>;
  readonly coupons: Pick<CouponRepo, 'idByKey' | 'insertCoinCoupon' | 'byIds'>;
}

interface Order {
  readonly memberId: number;
  readonly coins: number;
  readonly idempotencyKey: string;
}

const DAY_MS = 86_400_000;

/**
 * Redeems coins for a coupon, once per key, without expiry of the key (`docs/quality.md`, "Invariants"). Refuses
 * COINS_REQUIRED, COINS_NOT_DIVISIBLE_BY_5 and COINS_NOT_ENOUGH.
 */
export function createRedeemCoins(world: {
  readonly transact: Transact<Repos>;
  readonly clock: Clock;
}): RedeemCoins {
  return async (memberId, { coins: asked, idempotencyKey }) => {
    // Zero and negative numbers count as missing.
    const coins = asked ?? 0;
    if (coins <= 0) return refuseCoins('COINS_REQUIRED');
    if (coins % COINS_PER_BAHT !== 0) return refuseCoins('COINS_NOT_DIVISIBLE_BY_5');
    return world.transact(async (repos) => {
      const now = world.clock.now();
      await repos.coins.lock(memberId);
      const id = await redeemOnce(repos, { memberId, coins, idempotencyKey }, now);
      if (id === undefined) return refuseCoins('COINS_NOT_ENOUGH');
      const [coupon] = await repos.coupons.byIds(memberId, [id], now);
      const coinsLeft = await repos.coins.balance(memberId, now);
      if (!coupon) throw new Error('The new coin coupon is missing');
      return ok({ coupon, coinsLeft });
    });
  };
}

/** Id of the coupon; undefined if there are too few coins. Under the member's lock. */
async function redeemOnce(
  { coins: purse, coupons }: Repos,
  { memberId, coins, idempotencyKey }: Order,
  at: Date,
): Promise<number | undefined> {
  const done = await coupons.idByKey(memberId, idempotencyKey);
  if (done !== undefined) return done;
  if (!(await purse.spend(memberId, coins, at))) return undefined;
  const expiresAt = new Date(at.getTime() + COIN_COUPON_DAYS * DAY_MS);
  const coupon = { memberId, coins, idempotencyKey, at, expiresAt };
  const id = await coupons.insertCoinCoupon(coupon);
  await purse.noteRedemption(memberId, coins, id, at);
  return id;
}

function refuseCoins(code: ErrorCode) {
  return refuse(code, { fields: { coins: `errors.${code}` } });
}
