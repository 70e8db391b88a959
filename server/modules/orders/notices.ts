import type { OrderNotice } from './rules/machine.ts';
import type { OrderNotices } from './ports.ts';
import { inBoth, type TextId } from '../notifications/texts.ts';
import { pagePath } from '../../../lib/pages/path-to.ts';

const TEXTS: Readonly<Record<OrderNotice, { readonly title: TextId; readonly body: TextId }>> = {
  placed: { title: 'notices.order.placed.title', body: 'notices.order.placed.body' },
  paid: { title: 'notices.order.paid.title', body: 'notices.order.paid.body' },
  cancelled: { title: 'notices.order.cancelled.title', body: 'notices.order.cancelled.body' },
  cancelled_paid: {
    title: 'notices.order.cancelled.title',
    body: 'notices.order.cancelled_paid.body',
  },
  expired: { title: 'notices.order.expired.title', body: 'notices.order.expired.body' },
  shipped: { title: 'notices.order.shipped.title', body: 'notices.order.shipped.body' },
  delivered: { title: 'notices.order.delivered.title', body: 'notices.order.delivered.body' },
  branch_approved: {
    title: 'notices.order.branch_approved.title',
    body: 'notices.order.branch_approved.body',
  },
  branch_rejected: {
    title: 'notices.order.branch_rejected.title',
    body: 'notices.order.branch_rejected.body',
  },
  branch_received: {
    title: 'notices.order.branch_received.title',
    body: 'notices.order.branch_received.body',
  },
  refunded: { title: 'notices.order.refunded.title', body: 'notices.order.refunded.body' },
  late_refund: { title: 'notices.order.late_refund.title', body: 'notices.order.late_refund.body' },
};

/** How the goods come; everything else belongs to the sale. */
const DELIVERY: ReadonlySet<OrderNotice> = new Set([
  'shipped',
  'delivered',
  'branch_approved',
  'branch_received',
] as const);

/** The texts of `messages/notices`, written out in both languages: the member reads either later. */
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
