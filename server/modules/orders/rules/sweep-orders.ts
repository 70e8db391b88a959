import type { Clock, Report } from '../../../core/ports.ts';
import type { Transact } from '../../../core/transact.ts';
import { refuse } from '../../../core/result.ts';
import { oneByOne, sweep } from '../../../core/sweep.ts';
import type { MoveRepos, Telling } from '../move-ports.ts';
import { moveOrder } from './move-order.ts';
import { RETURN_WINDOW_MS } from './order-actions.ts';
import type { OrderRepo } from '../ports.ts';

interface SweepRepos extends MoveRepos {
  readonly orders: MoveRepos['orders'] & Pick<OrderRepo, 'lock'>;
}

export interface SweepWorld extends Telling {
  readonly transact: Transact<SweepRepos>;
  readonly orders: Pick<OrderRepo, 'overdue' | 'returnableNoMore'>;
  readonly clock: Clock;
  readonly report: Report;
}

const BATCH = 50;

/** Frees what unpaid orders hold once their time is over. Any number of processes may do so at the same time. */
export function expireOrders(world: SweepWorld): Promise<void> {
  const due = (except: readonly string[]) =>
    world.orders.overdue(world.clock.now(), { limit: BATCH, except });
  return moveAll(world, due, 'expired');
}

/** Completes orders past the time for returns. */
export function completeOrders(world: SweepWorld): Promise<void> {
  const before = new Date(world.clock.now().getTime() - RETURN_WINDOW_MS);
  const due = (except: readonly string[]) =>
    world.orders.returnableNoMore(before, { limit: BATCH, except });
  return moveAll(world, due, 'completed');
}

/** Skips orders that may not move, silently, and those that throw, with a log line. */
function moveAll(
  world: SweepWorld,
  due: (except: readonly string[]) => Promise<readonly string[]>,
  to: 'expired' | 'completed',
): Promise<void> {
  return sweep(due, async (ids) => {
    const refused: string[] = [];
    const move = async (id: string) => {
      if (!(await moveOne(world, id, to))) refused.push(id);
    };
    const failed = await oneByOne(ids, move, (id, error) => {
      world.report('an order could not be moved', { order_id: id, to, error });
    });
    return [...failed, ...refused];
  });
}

/** One transaction per order; a concurrent move or payment wins. */
async function moveOne(
  world: SweepWorld,
  id: string,
  to: 'expired' | 'completed',
): Promise<boolean> {
  const result = await world.transact(async (repos) => {
    const order = await repos.orders.lock(id);
    if (!order) return refuse('NOT_FOUND');
    const at = world.clock.now();
    return moveOrder(repos, world, { order, to, actor: 'system', at });
  });
  return result.ok;
}
