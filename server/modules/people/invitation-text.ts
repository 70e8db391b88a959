import { createIntl, createIntlCache } from '@formatjs/intl';
import { brand } from '../../../lib/brand.ts';
import sms from '../../../messages/sms/th.json' with { type: 'json' };
import { mailText } from '../../core/mail-texts.ts';
import type { InvitationText } from './rules/invite.ts';

/** Invitations are in Thai: the invited person has not chosen a language yet. */
export function createInvitationText(): InvitationText {
  const intl = createIntl({ locale: 'th', messages: sms }, createIntlCache());
  const shop = brand.nameTh;
  return (way, link) => {
    if (way === 'sms') return `${intl.formatMessage({ id: 'sms.invitation' }, { shop })}\n${link}`;
    return [
      mailText('th', 'mails.invitation.subject', { shop }),
      mailText('th', 'mails.invitation.text', { shop }),
      link,
      mailText('th', 'mails.sign', { shop, phone: brand.contactPhone }),
    ].join('\n\n');
  };
}
