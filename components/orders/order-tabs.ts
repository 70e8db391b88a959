import type { OrderStatus } from '@/lib/orders/contract-values';

export const ORDER_TABS = [
  'all',
  'waiting',
  'preparing',
  'on_the_way',
  'completed',
  'cancelled',
] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** Every status has one tab, besides the tab for all. */
export const STATUSES_OF: Record<Exclude<OrderTab, 'all'>, readonly OrderStatus[]> = {
  waiting: ['created', 'waiting_payment'],
  preparing: [
    'paid',
    'cash_on_delivery',
    'packing',
    'waiting_branch_approval',
    'branch_approved',
    'rejected_by_branch',
  ],
  on_the_way: ['shipped', 'branch_received'],
  completed: ['delivered', 'collected', 'completed'],
  cancelled: ['cancelled', 'expired'],
};

/** The tab that an address names; every other word means all. */
export function tabOf(name: string | null): OrderTab {
  return ORDER_TABS.find((tab) => tab === name) ?? 'all';
}
