import type { ReturnMove } from '../../../lib/staff/contract-values.ts';
import { type TextId, inBoth } from '../notifications/texts.ts';
import type { ReturnNotices } from './rules/decide-return.ts';
import { pagePath } from '../../../lib/pages/path-to.ts';

const TEXTS: Readonly<Record<ReturnMove, { readonly title: TextId; readonly body: TextId }>> = {
  approve: { title: 'notices.return.approved.title', body: 'notices.return.approved.body' },
  reject: { title: 'notices.return.rejected.title', body: 'notices.return.rejected.body' },
  refund: { title: 'notices.return.refunded.title', body: 'notices.return.refunded.body' },
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
