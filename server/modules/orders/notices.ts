import type { OrderNotice } from './rules/machine.ts';
import type { OrderNotices } from './ports.ts';
import { inBoth, type TextId } from '../notifications/texts.ts';
import { pagePath } from '../../../lib/pages/path-to.ts';

const TEXTS: Readonly<Record<OrderNotice, { readonly title: TextId; readonly body: TextId }>> = {
  placed: {
    title: 'notifications-notices.order.placed.title',
    body: 'notifications-notices.order.placed.body',
  },
  paid: {
    title: 'notifications-notices.order.paid.title',
    body: 'notifications-notices.order.paid.body',
  },
  cancelled: {
    title: 'notifications-notices.order.cancelled.title',
    body: 'notifications-notices.order.cancelled.body',
  },
  cancelled_paid: {
    title: 'notifications-notices.order.cancelled.title',
    body: 'notifications-notices.order.cancelled_paid.body',
  },
  expired: {
    title: 'notifications-notices.order.expired.title',
    body: 'notifications-notices.order.expired.body',
  },
  shipped: {
    title: 'notifications-notices.order.shipped.title',
    body: 'notifications-notices.order.shipped.body',
  },
  delivered: {
    title: 'notifications-notices.order.delivered.title',
    body: 'notifications-notices.order.delivered.body',
  },
  branch_approved: {
    title: 'notifications-notices.order.branch_approved.title',
    body: 'notifications-notices.order.branch_approved.body',
  },
  branch_rejected: {
    title: 'notifications-notices.order.branch_rejected.title',
    body: 'notifications-notices.order.branch_rejected.body',
  },
  branch_received: {
    title: 'notifications-notices.order.branch_received.title',
    body: 'notifications-notices.order.branch_received.body',
  },
  refunded: {
    title: 'notifications-notices.order.refunded.title',
    body: 'notifications-notices.order.refunded.body',
  },
  late_refund: {
    title: 'notifications-notices.order.late_refund.title',
    body: 'notifications-notices.order.late_refund.body',
  },
};

/** How the goods come; everything else belongs to the sale. */
const DELIVERY: ReadonlySet<OrderNotice> = new Set([
  'shipped',
  'delivered',
  'branch_approved',
  'branch_received',
] as const);

/** The texts of `messages/notifications-notices`, written out in both languages: the member reads either later. */
export const orderNotices: OrderNotices = {
  about: (notice, orderId) => {
    const values = { order_id: orderId };
    return {
      type: 'order',
      topic: DELIVERY.has(notice) ? 'delivery' : 'orders',
      title: inBoth(TEXTS[notice].title, {}),
      body: inBoth(TEXTS[notice].body, { en: values, th: values }),
      url: pagePath('/orders/:order', { order: orderId }),
    };
  },
};
