import { ok, refuse, type Result } from '../../../core/result.ts';
import { mayReturn } from './order-actions.ts';
import { changeOwn, type OwnOrder, type OwnOrderWorld } from './own-order.ts';
import type { NewReturn, OrderDetail, OrderItem, OrderRepo, OrderReturnRepo } from '../ports.ts';

export type ReturnGoods = (own: OwnOrder, request: NewReturn) => Promise<Result<OrderDetail>>;

interface ReturnRepos {
  readonly orders: Pick<OrderRepo, 'lock' | 'find'>;
  readonly orderReturns: OrderReturnRepo;
}

/** Asks to give goods back; staff decides, and the money follows. */
export function createReturnGoods(world: OwnOrderWorld<ReturnRepos>): ReturnGoods {
  return (own, request) =>
    changeOwn(world, own, async (repos, { memberId, id }, at) => {
      const order = await repos.orders.find(memberId, id);
      if (!order || !mayReturn(order, at)) return refuse('RETURN_NOT_ALLOWED');
      if (!areBought(order.items, request.lines)) {
        return refuse('VALIDATION', { fields: { lines: 'errors.field.invalid' } });
      }
      const asked = await repos.orderReturns.insert(id, request, at);
      return asked ? ok(undefined) : refuse('RETURN_NOT_ALLOWED');
    });
}

/** Lines of the order, each once, and not more pieces than were bought. */
function areBought(items: readonly OrderItem[], lines: NewReturn['lines']): boolean {
  const bought = new Map(items.map(({ line, qty }) => [line, qty]));
  const isOnce = new Set(lines.map(({ line }) => line)).size === lines.length;
  return isOnce && lines.every(({ line, qty }) => qty <= (bought.get(line) ?? 0));
}
