import type { Clock } from '../kernel/ports.ts';
import type { Transact } from '../kernel/transact.ts';
import { refuse } from '../kernel/result.ts';
import type { MoveRepos, Telling } from './move-ports.ts';
import { moveOrder } from './move-order.ts';
import { RETURN_WINDOW_MS } from './order-actions.ts';
import type { OrderRepo } from './ports.ts';

interface SweepRepos extends MoveRepos {
  readonly orders: MoveRepos['orders'] & Pick<OrderRepo, 'lock'>;
}

export interface SweepWorld extends Telling {
  readonly transact: Transact<SweepRepos>;
  readonly orders: Pick<OrderRepo, 'overdue' | 'settled'>;
  readonly clock: Clock;
}

const BATCH = 50;

/** Frees what unpaid orders hold once their time is over. Any number of processes may do so at the same time. */
export async function expireOrders(world: SweepWorld): Promise<void> {
  for (;;) {
    const ids = await world.orders.overdue(world.clock.now(), BATCH);
    if ((await moveAll(world, ids, 'expired')) === 0) return;
  }
}

/** Goods that nobody can return any more. */
export async function completeOrders(world: SweepWorld): Promise<void> {
  const before = new Date(world.clock.now().getTime() - RETURN_WINDOW_MS);
  for (;;) {
    const ids = await world.orders.settled(before, BATCH);
    if ((await moveAll(world, ids, 'completed')) === 0) return;
  }
}

/** One transaction an order; whoever was faster has done it, or has been paid. */
async function moveAll(
  world: SweepWorld,
  ids: readonly string[],
  to: 'expired' | 'completed',
): Promise<number> {
  let moved = 0;
  for (const id of ids) {
    const result = await world.transact(async (repos) => {
      const order = await repos.orders.lock(id);
      if (!order) return refuse('NOT_FOUND');
      const at = world.clock.now();
      return moveOrder(repos, world, { order, to, actor: 'system', at });
    });
    if (result.ok) moved += 1;
  }
  return moved;
}
