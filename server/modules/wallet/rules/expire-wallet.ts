import type { Clock, Report } from '../../../core/ports.ts';
import { ok } from '../../../core/result.ts';
import { byHalves, sweep } from '../../../core/sweep.ts';
import type { Transact } from '../../../core/transact.ts';
import type { CoinRepo, CouponRepo } from '../ports.ts';

/** Coupons, or members, per transaction. */
const BATCH = 50;

interface World {
  readonly transact: Transact<{
    coupons: Pick<CouponRepo, 'expire'>;
    coins: Pick<CoinRepo, 'expire'>;
  }>;
  readonly coupons: Pick<CouponRepo, 'overdue'>;
  readonly coins: Pick<CoinRepo, 'overdue'>;
  readonly clock: Clock;
  readonly report: Report;
}

/** Stores the expiry of coupons and coins; reads already treat them as expired. */
export function createExpireWallet(world: World): () => Promise<void> {
  return async () => {
    const now = world.clock.now();
    await expireCoupons(world, now);
    await expireCoins(world, now);
  };
}

function expireCoupons({ transact, coupons, report }: World, now: Date): Promise<void> {
  const expire = (ids: readonly number[]) =>
    transact(async (repos) => {
      await repos.coupons.expire(ids, now);
      return ok(undefined);
    });
  return sweep<number>(
    (except) => coupons.overdue(now, { limit: BATCH, except }),
    (ids) =>
      byHalves(ids, expire, (id, error) => {
        report('a coupon could not be expired', { member_coupon_id: id, error });
      }),
  );
}

function expireCoins({ transact, coins, report }: World, now: Date): Promise<void> {
  const expire = (memberIds: readonly number[]) =>
    transact(async (repos) => {
      await repos.coins.expire(memberIds, now);
      return ok(undefined);
    });
  return sweep<number>(
    (except) => coins.overdue(now, { limit: BATCH, except }),
    (memberIds) =>
      byHalves(memberIds, expire, (memberId, error) => {
        report('coins could not be expired', { member_id: memberId, error });
      }),
  );
}
