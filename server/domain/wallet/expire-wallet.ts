import type { Clock } from '../kernel/ports.ts';
import { ok } from '../kernel/result.ts';
import type { Transact } from '../kernel/transact.ts';
import type { CoinRepo, CouponRepo } from './ports.ts';

/** Members of one transaction. */
const BATCH = 50;

/** Writes down which coupons and coins ran out; whoever looks before sees them as gone already. */
export function createExpireWallet({
  transact,
  clock,
}: {
  readonly transact: Transact<{
    coupons: Pick<CouponRepo, 'expireDue'>;
    coins: Pick<CoinRepo, 'expireDue'>;
  }>;
  readonly clock: Clock;
}): () => Promise<void> {
  return async () => {
    const now = clock.now();
    await transact(async ({ coupons }) => ok(await coupons.expireDue(now)));
    for (;;) {
      const done = await transact(async ({ coins }) => ok(await coins.expireDue(now, BATCH)));
      if (!done.ok || done.value < BATCH) return;
    }
  };
}
