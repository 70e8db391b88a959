import type { NoticeChannel, NoticeTopic } from '../../../../lib/notifications/contract-values.ts';
import type {
  NoticeChoice,
  NoticePreference,
} from '../../../../lib/notifications/contract-preferences.ts';
import type { PlainPath } from '../../../../lib/pages/path-to.ts';

type Cell = Readonly<Omit<NoticePreference, 'enabled'> & { byDefault: boolean }>;

const cell = (topic: NoticeTopic, channel: NoticeChannel, rest: Partial<Cell> = {}): Cell => ({
  ...{ topic, channel, always: false, byDefault: true },
  ...rest,
});

/**
 * Every pair of topic and channel in use (`docs/product/account.md`, "Notice preferences"). Receipts are part of the
 * sale. Advertising is pushed only after opting in; by mail it belongs to the subscription.
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
  cell('follow_ups', 'bell', { byDefault: false }),
  cell('follow_ups', 'mail', { byDefault: false }),
  cell('follow_ups', 'push', { byDefault: false }),
  // Only medicines that the member chose.
  cell('refills', 'bell'),
  cell('refills', 'mail'),
  cell('refills', 'push'),
];

/** Undefined for a pair not in use. */
export function cellOf(topic: NoticeTopic, channel: NoticeChannel): Cell | undefined {
  return CELLS.find((one) => one.topic === topic && one.channel === channel);
}

/** All pairs with the member's choices. */
export function preferencesOf(stored: readonly NoticeChoice[]): NoticePreference[] {
  return CELLS.map(({ topic, channel, always, byDefault }) => {
    const own = stored.find((one) => one.topic === topic && one.channel === channel);
    return { topic, channel, always, enabled: always || (own?.enabled ?? byDefault) };
  });
}

/** Whether a choice is unknown, or would turn off a mandatory notice. */
export function isRefused({ topic, channel, enabled }: NoticeChoice): boolean {
  const found = cellOf(topic, channel);
  return !found || (found.always && !enabled);
}

const TOPIC_OF = { order: 'orders', promotion: 'promotions', system: 'reminders' } as const;

/** Topic of a notice without an explicit one. */
export function topicOf(notice: {
  readonly type: keyof typeof TOPIC_OF;
  readonly topic?: NoticeTopic;
}): NoticeTopic {
  return notice.topic ?? TOPIC_OF[notice.type];
}

/** Topics whose titles contain no names or numbers. Other titles must not pass through push providers. */
export function maySayTitle(topic: NoticeTopic): boolean {
  return topic === 'orders' || topic === 'delivery';
}

const PAGES: Readonly<Record<NoticeTopic, PlainPath>> = {
  orders: '/orders/order_list',
  delivery: '/orders/order_list',
  promotions: '/promotions',
  reminders: '/profile/wishlist',
  health: '/pharmacy/history',
  follow_ups: '/pharmacy/history',
  refills: '/profile/refills',
};

/** Target of push messages without a notification. */
export function pageOfTopic(topic: NoticeTopic): PlainPath {
  return PAGES[topic];
}
