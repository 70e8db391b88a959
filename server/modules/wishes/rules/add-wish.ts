import { MAX_WISHES } from '../../../../lib/wishes/contract.ts';
import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { WishRepo } from '../ports.ts';

export type AddWish = (memberId: number, productId: number) => Promise<Result<void>>;

/** Idempotent, even when the list is full. Refuses WISHLIST_FULL, and NOT_FOUND for an unlisted product. */
export function createAddWish(world: {
  transact: Transact<{ wishes: WishRepo }>;
  clock: Clock;
}): AddWish {
  return async (memberId, productId) =>
    world.transact(async ({ wishes }) => {
      await wishes.lock(memberId);
      if (await wishes.has(memberId, productId)) return ok(undefined);
      if ((await wishes.count(memberId)) >= MAX_WISHES) {
        return refuse('WISHLIST_FULL', { data: { max: MAX_WISHES } });
      }
      const added = await wishes.add(memberId, productId, world.clock.now());
      return added ? ok(undefined) : refuse('NOT_FOUND');
    });
}
