import type { Result } from '../../../core/result.ts';
import type { MoveRepos, OrderMove, Telling } from '../move-ports.ts';
import { moveOrder } from './move-order.ts';
import type { MovableOrder } from '../ports.ts';

/** An order is paid for; one to be picked up goes on to its branch at once. To be called in a transaction. */
export async function payOrder(
  repos: MoveRepos,
  telling: Telling,
  move: Omit<OrderMove, 'to' | 'actor'>,
): Promise<Result<MovableOrder>> {
  const paid = await moveOrder(repos, telling, { ...move, to: 'paid', actor: 'system' });
  if (!paid.ok || paid.value.deliveryMethod !== 'pickup') return paid;
  return moveOrder(repos, telling, {
    order: paid.value,
    to: 'waiting_branch_approval',
    actor: 'system',
    at: move.at,
  });
}
