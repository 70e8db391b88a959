import { pagePath } from '../../../lib/pages/path-to.ts';
import { drugPolicy } from '../catalog/rules/product-rules.ts';
import { inBoth } from '../notifications/texts.ts';
import type { RefillNotices } from './ports.ts';

const PAGE = pagePath('/profile/refills');

/** @param publicUrl origin of the shop for links in mails, without trailing slash */
export function createRefillNotices(publicUrl: string): RefillNotices {
  return {
    notice: ({ name, drugClass }) => ({
      type: 'system',
      topic: 'refills',
      title: inBoth('notifications-notices.refill.title', {}),
      body: inBoth(
        drugPolicy(drugClass) === 'direct'
          ? 'notifications-notices.refill.order'
          : 'notifications-notices.refill.ask',
        { en: { name: name.en }, th: { name: name.th } },
      ),
      url: PAGE,
    }),
    mail: () => {
      const text = inBoth('notifications-notices.refill.mail', {
        en: { url: `${publicUrl}${PAGE}` },
        th: { url: `${publicUrl}/th${PAGE}` },
      });
      return `${text.th}\n\n${text.en}`;
    },
  };
}
