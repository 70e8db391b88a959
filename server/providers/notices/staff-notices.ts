import type { ReturnMove } from '../../../lib/api/contract/staff-values.ts';
import type { OutgoingNotice } from '../../modules/notifications/ports.ts';
import { type TextId, inBoth } from '../../modules/notifications/texts.ts';
import type { ReturnNotices } from '../../modules/staff/rules/decide-return.ts';

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
      url: `/orders/${orderId}`,
    };
  },
};

/**
 * That the office answered what a member wanted to have corrected. The answer is read in the privacy centre, after a
 * sign-in: it may hold what the member's data are.
 */
export const answeredNotice: OutgoingNotice = {
  type: 'system',
  title: inBoth('notices.request.answered.title', {}),
  body: inBoth('notices.request.answered.body', {}),
  url: '/profile/privacy',
};
