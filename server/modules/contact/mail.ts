import { brand } from '../../../lib/brand.ts';
import { formatDateTime } from '../../../lib/format/date.ts';
import { withoutLinks } from '../../../lib/format/links.ts';
import { mailText } from '../../core/mail-texts.ts';
import type { KeptWriting } from './ports.ts';

/**
 * The mail to customer care, in Thai for its staff. Sender input starts below the first line, which becomes a header.
 */
export function contactMail(writing: KeptWriting, answerBy: Date): string {
  const { reference, topic, name, contact, locale, message } = writing;
  const facts = [
    mailText('th', 'mails.contact.from', { name, contact }),
    mailText('th', `mails.contact.language.${locale}`),
    mailText('th', 'mails.contact.answerBy', { at: formatDateTime(answerBy.toISOString(), 'th') }),
  ];
  return [
    mailText('th', 'mails.contact.subject', {
      reference,
      topic: mailText('th', `mails.contact.topic.${topic}`),
    }),
    facts.join('\n'),
    withoutLinks(message),
    mailText('th', 'mails.sign', { shop: brand.name, phone: brand.contactPhone }),
  ].join('\n\n');
}
