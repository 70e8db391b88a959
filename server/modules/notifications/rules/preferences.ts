import type { NoticeChannel, NoticeTopic } from '../../../../lib/api/contract/member-values.ts';
import type {
  NoticeChoice,
  NoticePreference,
} from '../../../../lib/api/contract/notice-preferences.ts';
import type { PlainPath } from '../../../../lib/pages/path-to.ts';

type Cell = Readonly<Omit<NoticePreference, 'enabled'> & { byDefault: boolean }>;

const cell = (topic: NoticeTopic, channel: NoticeChannel, rest: Partial<Cell> = {}): Cell => ({
  ...{ topic, channel, always: false, byDefault: true },
  ...rest,
});

/**
 * Every pair that something is sent by (`docs/product/account.md`, "Notice preferences"). Receipts are part of the sale;
 * advertising is pushed only to whoever asked for it, and by mail it is a matter of the subscription.
 */
const CELLS: readonly Cell[] = [
  cell('orders', 'bell', { always: true }),
  cell('orders', 'mail', { always: true }),
  cell('orders', 'push'),
  cell('delivery', 'bell'),
  cell('delivery', 'mail'),
  cell('delivery', 'push'),
  cell('promotions', 'bell'),
  cell('promotions', 'push', { byDefault: false }),
  cell('reminders', 'bell'),
  cell('reminders', 'mail'),
  cell('reminders', 'push'),
  cell('health', 'bell'),
  cell('health', 'mail'),
  cell('health', 'push'),
];

/** Undefined for a pair that nothing is sent by. */
export function cellOf(topic: NoticeTopic, channel: NoticeChannel): Cell | undefined {
  return CELLS.find((one) => one.topic === topic && one.channel === channel);
}

/** The whole table, with what the member chose in it. */
export function preferencesOf(stored: readonly NoticeChoice[]): NoticePreference[] {
  return CELLS.map(({ topic, channel, always, byDefault }) => {
    const own = stored.find((one) => one.topic === topic && one.channel === channel);
    return { topic, channel, always, enabled: always || (own?.enabled ?? byDefault) };
  });
}

/** A choice that would change nothing, or end what is always sent. */
export function isRefused({ topic, channel, enabled }: NoticeChoice): boolean {
  const found = cellOf(topic, channel);
  return !found || (found.always && !enabled);
}

const TOPIC_OF = { order: 'orders', promotion: 'promotions', system: 'reminders' } as const;

/** What a notice counts as where its writer does not say. */
export function topicOf(notice: {
  readonly type: keyof typeof TOPIC_OF;
  readonly topic?: NoticeTopic;
}): NoticeTopic {
  return notice.topic ?? TOPIC_OF[notice.type];
}

/** Titles of these hold neither names nor numbers: whatever else is pushed goes through other hands without its words. */
export function maySayTitle(topic: NoticeTopic): boolean {
  return topic === 'orders' || topic === 'delivery';
}

const PAGES: Readonly<Record<NoticeTopic, PlainPath>> = {
  orders: '/orders/order_list',
  delivery: '/orders/order_list',
  promotions: '/promotions',
  reminders: '/profile/wishlist',
  health: '/pharmacy/history',
};

/** Where a push message leads that has no notice under the bell. */
export function pageOfTopic(topic: NoticeTopic): PlainPath {
  return PAGES[topic];
}
