import { ok, type Result } from '../../../core/result.ts';
import type { MoveRepos, OrderMove, Telling } from '../move-ports.ts';
import { moveOrder } from './move-order.ts';
import type { MovableOrder } from '../ports.ts';

/** Moves an order to paid, and a pick-up order on to its branch. Call in a transaction. */
export async function payOrder(
  repos: MoveRepos,
  telling: Telling,
  move: Omit<OrderMove, 'to' | 'actor'>,
): Promise<Result<MovableOrder>> {
  const paid = await moveOrder(repos, telling, { ...move, to: 'paid', actor: 'system' });
  return paid.ok ? handOn(repos, telling, { order: paid.value, at: move.at }) : paid;
}

/** Moves a paid pick-up order to its branch; others stay unchanged. */
export async function handOn(
  repos: MoveRepos,
  telling: Telling,
  { order, at }: Pick<OrderMove, 'order' | 'at'>,
): Promise<Result<MovableOrder>> {
  if (order.status !== 'paid' || order.deliveryMethod !== 'pickup') return ok(order);
  const to = 'waiting_branch_approval';
  return moveOrder(repos, telling, { order, to, actor: 'system', at });
}
