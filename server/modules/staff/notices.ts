import type { ReturnMove } from '../../../lib/staff/contract-values.ts';
import { type TextId, inBoth } from '../notifications/texts.ts';
import type { ReturnNotices } from './rules/decide-return.ts';
import { pagePath } from '../../../lib/pages/path-to.ts';

const TEXTS: Readonly<Record<ReturnMove, { readonly title: TextId; readonly body: TextId }>> = {
  approve: {
    title: 'notifications-notices.return.approved.title',
    body: 'notifications-notices.return.approved.body',
  },
  reject: {
    title: 'notifications-notices.return.rejected.title',
    body: 'notifications-notices.return.rejected.body',
  },
  refund: {
    title: 'notifications-notices.return.refunded.title',
    body: 'notifications-notices.return.refunded.body',
  },
};

export const returnNotices: ReturnNotices = {
  about: (move, orderId, reason) => {
    const values = { order_id: orderId, reason };
    return {
      type: 'order',
      title: inBoth(TEXTS[move].title, {}),
      body: inBoth(TEXTS[move].body, { en: values, th: values }),
      url: pagePath('/orders/:order', { order: orderId }),
    };
  },
};
