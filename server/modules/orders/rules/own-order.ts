import type { Clock } from '../../../core/ports.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { Transact } from '../../../core/transact.ts';
import type { MovableOrder, OrderDetail, OrderRepo } from '../ports.ts';

export interface OwnOrderWorld<Repos> {
  readonly transact: Transact<Repos>;
  readonly orders: Pick<OrderRepo, 'find'>;
  readonly clock: Clock;
}

export interface OwnOrder {
  readonly memberId: number;
  readonly id: string;
}

/**
 * Does something to a member's order under its lock, and answers with the order as it stands afterwards. A foreign
 * one answers like a missing one.
 */
export async function changeOwn<Repos extends { readonly orders: Pick<OrderRepo, 'lock'> }>(
  { transact, orders, clock }: OwnOrderWorld<Repos>,
  { memberId, id }: OwnOrder,
  work: (repos: Repos, order: MovableOrder, at: Date) => Promise<Result<unknown>>,
): Promise<Result<OrderDetail>> {
  const done = await transact(async (repos) => {
    const order = await repos.orders.lock(id);
    return order?.memberId === memberId ? work(repos, order, clock.now()) : refuse('NOT_FOUND');
  });
  if (!done.ok) return done;
  const order = await orders.find(memberId, id);
  return order ? ok(order) : refuse('NOT_FOUND');
}
