import { expect, it } from 'vitest';
import { NOTICE_CHANNELS, NOTICE_TOPICS } from '../../../../lib/notifications/contract-values.ts';
import type { NoticeChoice } from '../../../../lib/notifications/contract-preferences.ts';
import { cellOf, isRefused, preferencesOf, topicOf } from './preferences.ts';

const all = NOTICE_TOPICS.flatMap((topic) =>
  NOTICE_CHANNELS.map((channel) => ({ topic, channel })),
);

it('defaults to everything but advertising by push, and follow-ups', () => {
  const off = preferencesOf([]).filter(({ enabled }) => !enabled);
  expect(off.map(({ topic, channel }) => [topic, channel])).toEqual([
    ['promotions', 'push'],
    ['follow_ups', 'bell'],
    ['follow_ups', 'mail'],
    ['follow_ups', 'push'],
  ]);
});

it('keeps mandatory notices, whatever is stored', () => {
  const stored = all.map((one) => ({ ...one, enabled: false }));
  const on = preferencesOf(stored).filter(({ enabled }) => enabled);
  expect(on.map(({ topic, channel }) => [topic, channel])).toEqual([
    ['orders', 'bell'],
    ['orders', 'mail'],
  ]);
  expect(on.every(({ always }) => always)).toBe(true);
});

it.each(all)('accepts a choice of $topic by $channel exactly if the pair exists', (one) => {
  const there = cellOf(one.topic, one.channel);
  expect(isRefused({ ...one, enabled: true })).toBe(there === undefined);
  expect(isRefused({ ...one, enabled: false })).toBe(there === undefined || there.always);
});

it("prefers the member's choice to the default", () => {
  const own: NoticeChoice = { topic: 'promotions', channel: 'push', enabled: true };
  expect(preferencesOf([own])).toContainEqual({ ...own, always: false });
});

it.each([
  [{ type: 'order' as const }, 'orders'],
  [{ type: 'order' as const, topic: 'delivery' as const }, 'delivery'],
  [{ type: 'promotion' as const }, 'promotions'],
  [{ type: 'system' as const }, 'reminders'],
  [{ type: 'system' as const, topic: 'health' as const }, 'health'],
])('derives the topic of %o', (notice, topic) => {
  expect(topicOf(notice)).toBe(topic);
});
