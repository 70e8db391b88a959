import { brand } from '../../../lib/brand.ts';
import type { Locale } from '../../../lib/api/contract.ts';
import { formatLastDay } from '../../../lib/format/date.ts';
import { withoutLinks } from '../../../lib/format/links.ts';
import { formatBaht } from '../../../lib/format/money.ts';
import { toBaht } from '../../core/money.ts';
import type { SoldGiftCard } from '../orders/ports.ts';
import { mailText } from '../../core/mail-texts.ts';

interface Told {
  readonly code: string;
  readonly pin: string;
  readonly expiresAt: Date;
}

/**
 * The only message with code and PIN, Thai above English. Names contain no line breaks, so the first line, which
 * becomes the subject, stays one line. Prevents mail programs from linking the message.
 *
 * @param publicUrl of the shop, without a trailing slash
 */
export function giftCardMail(sale: SoldGiftCard, card: Told, publicUrl: string): string {
  const isGift = sale.fromName !== '';
  const values = (locale: Locale) => ({
    shop: brand.name,
    name: sale.toName,
    from: sale.fromName,
    amount: formatBaht(toBaht(sale.amount)),
    code: card.code.replaceAll(/(.{4})(?=.)/g, '$1 '),
    pin: card.pin,
    day: formatLastDay(card.expiresAt.toISOString(), locale),
    url: `${publicUrl}${locale === 'th' ? '/th' : ''}/Gift-cards`,
  });
  const subject = isGift ? 'mails.giftCard.subject' : 'mails.giftCard.ownSubject';
  const hello = isGift ? 'mails.giftCard.hello' : 'mails.giftCard.ownHello';
  const about = (locale: Locale) => [
    mailText(locale, hello, values(locale)),
    mailText(locale, 'mails.giftCard.card', values(locale)),
    mailText(locale, 'mails.giftCard.use', values(locale)),
  ];
  return [
    [mailText('th', subject, values('th')), mailText('en', subject, values('en'))].join(' / '),
    ...(sale.message === '' ? [] : [`“${withoutLinks(sale.message)}”`]),
    ...about('th'),
    ...about('en'),
    mailText('en', 'mails.sign', { shop: brand.name, phone: brand.contactPhone }),
  ].join('\n\n');
}
