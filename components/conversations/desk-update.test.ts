import { expect, it } from 'vitest';
import { hasUpdate } from './desk-sound';

const waits = (id: number) => ({ id, question: 'Cough', since: '2026-11-20T03:00:00.000Z' });
const mine = (id: number, unread = 0) => ({
  ...{ id, unread, question: 'Cough', state: 'active' as const, summary_until: null },
});

it.each([
  ['nothing', [[waits(1)], [mine(2, 1)]], [[waits(1)], [mine(2, 1)]], false],
  ['somebody new waits', [[], []], [[waits(1)], []], true],
  ['one waits instead of another', [[waits(1)], []], [[waits(2)], []], true],
  ['one takes the next', [[waits(1)], []], [[], [mine(1)]], false],
  ['a colleague hands one over', [[], []], [[], [mine(1)]], true],
  ['a member writes', [[], [mine(1)]], [[], [mine(1, 1)]], true],
  ['it is read', [[], [mine(1, 2)]], [[], [mine(1)]], false],
  ['one ends', [[], [mine(1)]], [[], []], false],
] as const)('%s: %o, then %o', (_, [queue, own], [queueNow, ownNow], expected) => {
  const before = { queue: [...queue], mine: [...own] };
  expect(hasUpdate(before, { queue: [...queueNow], mine: [...ownNow] })).toBe(expected);
});
