import type { ConversationUpdate, ConversationNotices } from './rules/tell-members.ts';
import { inBoth, type TextId } from '../notifications/texts.ts';

const TEXTS: Readonly<
  Record<ConversationUpdate, Readonly<Record<'title' | 'body' | 'mail', TextId>>>
> = {
  taken: {
    title: 'notices.conversation.taken.title',
    body: 'notices.conversation.taken.body',
    mail: 'notices.conversation.taken.mail',
  },
  answered: {
    title: 'notices.conversation.answered.title',
    body: 'notices.conversation.answered.body',
    mail: 'notices.conversation.answered.mail',
  },
  open: {
    title: 'notices.conversation.open.title',
    body: 'notices.conversation.open.body',
    mail: 'notices.conversation.open.mail',
  },
  unattended: {
    title: 'notices.conversation.unattended.title',
    body: 'notices.conversation.unattended.body',
    mail: 'notices.conversation.unattended.mail',
  },
  follow_up: {
    title: 'notices.conversation.followUp.title',
    body: 'notices.conversation.followUp.body',
    mail: 'notices.conversation.followUp.mail',
  },
  decided: {
    title: 'notices.conversation.decided.title',
    body: 'notices.conversation.decided.body',
    mail: 'notices.conversation.decided.mail',
  },
  lapsed: {
    title: 'notices.conversation.lapsed.title',
    body: 'notices.conversation.lapsed.body',
    mail: 'notices.conversation.lapsed.mail',
  },
  withdrawn: {
    title: 'notices.conversation.withdrawn.title',
    body: 'notices.conversation.withdrawn.body',
    mail: 'notices.conversation.withdrawn.mail',
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
