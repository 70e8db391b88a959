import type { OutgoingNotice } from '../notifications/ports.ts';
import { inBoth } from '../notifications/texts.ts';
import { pagePath } from '../../../lib/pages/path-to.ts';

/**
 * That the office answered what a member wanted to have corrected. The answer is read in the privacy centre, after a
 * sign-in: it may hold what the member's data are.
 */
export const answeredNotice: OutgoingNotice = {
  type: 'system',
  title: inBoth('notices.request.answered.title', {}),
  body: inBoth('notices.request.answered.body', {}),
  url: pagePath('/profile/privacy'),
};
