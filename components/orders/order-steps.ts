import type { OrderStatus } from '@/lib/orders/contract-values';
import type { Order } from '@/lib/orders/contract';

const HOME = ['packing', 'shipped', 'delivered', 'completed'] as const;

/** The way of an order that goes well (`docs/contract.md`, "Order states"). */
const WAYS: Record<'online' | 'cod' | 'pickup' | 'email', readonly OrderStatus[]> = {
  online: ['created', 'waiting_payment', 'paid', ...HOME],
  cod: ['created', 'cash_on_delivery', ...HOME],
  email: ['created', 'waiting_payment', 'paid', 'completed'],
  pickup: [
    'created',
    'waiting_payment',
    'paid',
    'waiting_branch_approval',
    'branch_approved',
    'branch_received',
    'collected',
    'completed',
  ],
};

/** Steps ahead of an order; none where it ended or waits for the shopper's choice. */
export function stepsAhead(
  order: Pick<Order, 'status' | 'delivery_method' | 'payment'>,
): readonly OrderStatus[] {
  const online = order.payment.method === 'cod' ? 'cod' : 'online';
  const way = WAYS[order.delivery_method === 'home' ? online : order.delivery_method];
  const reached = way.indexOf(order.status);
  return reached === -1 ? [] : way.slice(reached + 1);
}
