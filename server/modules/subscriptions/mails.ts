import { brand } from '../../../lib/brand.ts';
import { mailText } from '../../core/mail-texts.ts';
import type { Subscriber } from './ports.ts';

/**
 * Mails to subscribers, in their language. The token follows a `#` in the link, so it reaches no log.
 *
 * @param publicUrl origin of the shop, without trailing slash
 */
export function createSubscriptionMails(publicUrl: string) {
  const mail = (kind: 'confirm' | 'welcome', to: Subscriber, link: string) => {
    const { locale } = to;
    const page = `${publicUrl}${locale === 'th' ? '/th' : ''}/subscription`;
    return [
      mailText(locale, `mails.subscription.${kind}.subject`, { shop: brand.name }),
      mailText(locale, `mails.subscription.${kind}.text`, { shop: brand.name }),
      `${page}#${link}`,
      mailText(locale, 'mails.sign', { shop: brand.name, phone: brand.contactPhone }),
    ].join('\n\n');
  };
  return {
    confirm: (to: Subscriber, pass: string) => mail('confirm', to, `confirm=${pass}`),
    welcome: (to: Subscriber, pass: string) => mail('welcome', to, `end=${pass}`),
  };
}
