import { refuse, type Result } from '../../../core/result.ts';
import type { MoveRepos, Telling } from '../move-ports.ts';
import { moveOrder } from './move-order.ts';
import { changeOwn, type OwnOrder, type OwnOrderWorld } from './own-order.ts';
import type { OrderDetail, OrderRepo } from '../ports.ts';

export type CancelOrder = (own: OwnOrder) => Promise<Result<OrderDetail>>;

interface CancelRepos extends MoveRepos {
  readonly orders: MoveRepos['orders'] & Pick<OrderRepo, 'lock'>;
}

/** Money, coins, coupons and stock come back with the move, exactly once (`docs/contract.md`, "Order states"). */
export function createCancelOrder(world: OwnOrderWorld<CancelRepos> & Telling): CancelOrder {
  return (own) =>
    changeOwn(world, own, async (repos, order, at) => {
      if (order.status === 'cancelled') return refuse('ALREADY_CANCELLED');
      if (order.status === 'expired') return refuse('ORDER_EXPIRED');
      const to = 'cancelled';
      const moved = await moveOrder(repos, world, { order, to, actor: 'member', at });
      if (moved.ok || moved.refusal.code === 'GIFT_CARD_USED') return moved;
      return { ok: false, refusal: { ...moved.refusal, code: 'CANCEL_WINDOW_PASSED' } };
    });
}
