import type { MovableOrder, OrderRepo } from '../../orders/ports.ts';
import type { StaffOrder, StaffOrderRepo } from '../ports.ts';
import type { StaffScope } from './staff-scope.ts';

interface LockRepos {
  readonly orders: Pick<OrderRepo, 'lock'>;
  readonly staffOrders: Pick<StaffOrderRepo, 'scope' | 'find'>;
}

export interface LockedOrder {
  readonly scope: StaffScope;
  readonly shown: StaffOrder;
  readonly order: MovableOrder;
}

/**
 * Locks an order for the transaction. Its scope is checked again under the lock:
 * while we waited for it, the order may have gone to another branch, or its staff may have. Undefined where it is
 * missing or another branch's.
 *
 * @param first takes the locks that come before the order's
 */
export async function lockInScope(
  { orders, staffOrders }: LockRepos,
  { memberId, orderId }: { readonly memberId: number; readonly orderId: string },
  first: (order: StaffOrder) => Promise<unknown> = () => Promise.resolve(),
): Promise<LockedOrder | undefined> {
  const before = await staffOrders.find(await staffOrders.scope(memberId), orderId);
  if (!before) return undefined;
  await first(before);
  const order = await orders.lock(orderId);
  const scope = await staffOrders.scope(memberId);
  const shown = order && (await staffOrders.find(scope, orderId));
  return shown && { scope, shown, order };
}
