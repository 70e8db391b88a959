import type { ConversationUpdate, ConversationNotices } from './rules/tell-members.ts';
import { inBoth, type TextId } from '../notifications/texts.ts';

const TEXTS: Readonly<
  Record<ConversationUpdate, Readonly<Record<'title' | 'body' | 'mail', TextId>>>
> = {
  taken: {
    title: 'notifications-notices.conversation.taken.title',
    body: 'notifications-notices.conversation.taken.body',
    mail: 'notifications-notices.conversation.taken.mail',
  },
  answered: {
    title: 'notifications-notices.conversation.answered.title',
    body: 'notifications-notices.conversation.answered.body',
    mail: 'notifications-notices.conversation.answered.mail',
  },
  open: {
    title: 'notifications-notices.conversation.open.title',
    body: 'notifications-notices.conversation.open.body',
    mail: 'notifications-notices.conversation.open.mail',
  },
  unattended: {
    title: 'notifications-notices.conversation.unattended.title',
    body: 'notifications-notices.conversation.unattended.body',
    mail: 'notifications-notices.conversation.unattended.mail',
  },
  follow_up: {
    title: 'notifications-notices.conversation.followUp.title',
    body: 'notifications-notices.conversation.followUp.body',
    mail: 'notifications-notices.conversation.followUp.mail',
  },
  decided: {
    title: 'notifications-notices.conversation.decided.title',
    body: 'notifications-notices.conversation.decided.body',
    mail: 'notifications-notices.conversation.decided.mail',
  },
  lapsed: {
    title: 'notifications-notices.conversation.lapsed.title',
    body: 'notifications-notices.conversation.lapsed.body',
    mail: 'notifications-notices.conversation.lapsed.mail',
  },
  withdrawn: {
    title: 'notifications-notices.conversation.withdrawn.title',
    body: 'notifications-notices.conversation.withdrawn.body',
    mail: 'notifications-notices.conversation.withdrawn.mail',
  },
};

/** @param publicUrl of the shop, for links in mails; without a slash at its end */
export function createConversationNotices(publicUrl: string): ConversationNotices {
  return {
    notice: (update, path) => ({
      type: 'system',
      topic: update === 'follow_up' ? 'follow_ups' : 'health',
      title: inBoth(TEXTS[update].title, {}),
      body: inBoth(TEXTS[update].body, {}),
      url: path,
    }),
    mail: (update, path) => {
      const text = inBoth(TEXTS[update].mail, {
        en: { url: `${publicUrl}${path}` },
        th: { url: `${publicUrl}/th${path}` },
      });
      return `${text.th}\n\n${text.en}`;
    },
  };
}
