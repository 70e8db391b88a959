import { ok, refuse, type Result } from '../../../core/result.ts';
import { applyEffects } from './apply-effects.ts';
import { judgeMove } from './machine.ts';
import type { MoveRepos, OrderMove, Telling } from '../move-ports.ts';
import type { MovableOrder } from '../ports.ts';

/**
 * Moves an order, with what the move brings about. To be called in a transaction: a refusal undoes it. The one who
 * calls holds the order's lock (`OrderRepo.lock`) or has just written it.
 */
export async function moveOrder(
  repos: MoveRepos,
  telling: Telling,
  move: OrderMove,
): Promise<Result<MovableOrder>> {
  const { order, to, actor, at, note = '' } = move;
  const from = order.status;
  const verdict = judgeMove(order, to, actor, at);
  if (!verdict.allowed) return refuse('ORDER_STATE', { data: { from, to, why: verdict.why } });
  const { effects = [], notice } = verdict.move;
  const stamps = {
    expiresAt: to === 'waiting_payment' ? order.expiresAt : null,
    succeededAt: effects.includes('succeed') ? at : undefined,
  };
  const moved = await repos.orders.changeStatus(order.id, { from, to, actor, at, note, ...stamps });
  if (!moved) return refuse('ORDER_STATE', { data: { from, to, why: 'moved_meanwhile' } });
  const tell = async () => {
    if (!notice) return;
    const { id: orderId, memberId } = order;
    await repos.notifications.add(memberId, telling.notices.about(notice, orderId), at);
    await telling.mails.write(repos, { notice, orderId, memberId, at });
  };
  const refusal = await applyEffects(repos, { ...move, effects, tell });
  if (refusal) return { ok: false, refusal };
  const { expiresAt, succeededAt = order.succeededAt } = stamps;
  return ok({ ...order, status: to, expiresAt, succeededAt });
}
