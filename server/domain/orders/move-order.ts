import type { OrderStatus } from '../../../lib/api/contract/order-values.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import type { NotificationRepo } from '../notifications/ports.ts';
import type { FlashQuota } from '../offers/ports.ts';
import type { StockRepo } from '../stock/ports.ts';
import { judgeMove, type Actor } from './machine.ts';
import type { OrderNotices, OrderRepo } from './ports.ts';

export interface MoveRepos {
  readonly orders: Pick<OrderRepo, 'changeStatus'>;
  readonly stock: Pick<StockRepo, 'claim' | 'release'>;
  readonly flashQuota: Pick<FlashQuota, 'giveBack'>;
  readonly notifications: Pick<NotificationRepo, 'add'>;
}

export interface OrderMove {
  readonly order: {
    readonly id: string;
    readonly memberId: number;
    readonly status: OrderStatus;
  };
  readonly to: OrderStatus;
  readonly actor: Actor;
  readonly at: Date;
}

/** Moves an order, with what the move brings about. To be called in a transaction. */
export async function moveOrder(
  repos: MoveRepos,
  notices: OrderNotices,
  { order, to, actor, at }: OrderMove,
): Promise<Result<OrderStatus>> {
  const from = order.status;
  const verdict = judgeMove(from, to, actor);
  if (!verdict.allowed) return refuse('ORDER_STATE', { data: { from, to, why: verdict.why } });
  const moved = await repos.orders.changeStatus(order.id, { from, to, actor, at });
  if (!moved) return refuse('ORDER_STATE', { data: { from, to, why: 'moved_meanwhile' } });
  const { stock, notice } = verdict.move;
  // In the order in which placing an order locks them.
  if (stock === 'release') await repos.flashQuota.giveBack(order.id);
  if (stock) await repos.stock[stock](order.id);
  if (notice) await repos.notifications.add(order.memberId, notices.about(notice, order.id), at);
  return ok(to);
}
