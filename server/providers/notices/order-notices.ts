import type { OrderNotice } from '../../domain/orders/machine.ts';
import type { OrderNotices } from '../../domain/orders/ports.ts';
import { inBoth, type TextId } from './texts.ts';

const TEXTS: Readonly<Record<OrderNotice, { readonly title: TextId; readonly body: TextId }>> = {
  placed: { title: 'notices.order.placed.title', body: 'notices.order.placed.body' },
  cancelled: { title: 'notices.order.cancelled.title', body: 'notices.order.cancelled.body' },
  shipped: { title: 'notices.order.shipped.title', body: 'notices.order.shipped.body' },
  delivered: { title: 'notices.order.delivered.title', body: 'notices.order.delivered.body' },
};

/** The texts of `messages/notices`, written out in both languages: the member reads either later. */
export const orderNotices: OrderNotices = {
  about: (notice, orderId) => {
    const values = { order_id: orderId };
    return {
      type: 'order',
      title: inBoth(TEXTS[notice].title, {}),
      body: inBoth(TEXTS[notice].body, { en: values, th: values }),
      url: `/orders/${orderId}`,
    };
  },
};
