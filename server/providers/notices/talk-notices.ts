import type { TalkNews, TalkNotices } from '../../modules/conversations/telling.ts';
import { inBoth, type TextId } from '../../modules/notifications/texts.ts';

const TEXTS: Readonly<Record<TalkNews, Readonly<Record<'title' | 'body' | 'mail', TextId>>>> = {
  taken: {
    title: 'notices.talk.taken.title',
    body: 'notices.talk.taken.body',
    mail: 'notices.talk.taken.mail',
  },
  answered: {
    title: 'notices.talk.answered.title',
    body: 'notices.talk.answered.body',
    mail: 'notices.talk.answered.mail',
  },
  open: {
    title: 'notices.talk.open.title',
    body: 'notices.talk.open.body',
    mail: 'notices.talk.open.mail',
  },
};

/** @param publicUrl of the shop, for links in mails; without a slash at its end */
export function createTalkNotices(publicUrl: string): TalkNotices {
  return {
    notice: (news, path) => ({
      type: 'system',
      topic: 'health',
      title: inBoth(TEXTS[news].title, {}),
      body: inBoth(TEXTS[news].body, {}),
      url: path,
    }),
    mail: (news, path) => {
      const text = inBoth(TEXTS[news].mail, {
        en: { url: `${publicUrl}${path}` },
        th: { url: `${publicUrl}/th${path}` },
      });
      return `${text.th}\n\n${text.en}`;
    },
  };
}
