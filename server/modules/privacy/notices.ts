import type { OutgoingNotice } from '../notifications/ports.ts';
import { inBoth } from '../notifications/texts.ts';
import { pagePath } from '../../../lib/pages/path-to.ts';

/**
 * Notice that the office answered a correction request. The answer may contain personal data, so it is shown in the
 * privacy centre only, after a sign-in.
 */
export const answeredNotice: OutgoingNotice = {
  type: 'system',
  title: inBoth('notifications-notices.request.answered.title', {}),
  body: inBoth('notifications-notices.request.answered.body', {}),
  url: pagePath('/profile/privacy'),
};
