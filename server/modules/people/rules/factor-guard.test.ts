import { expect, it } from 'vitest';
import { shownRefusal } from './factor-guard.ts';

const NOW = new Date('2026-11-30T03:00:00Z');
const MINUTE_MS = 60_000;

it.each([
  ['never', undefined, false, { again: false }],
  ['never', undefined, true, { again: false }],
  ['now', 0, true, undefined],
  ['15 minutes ago', 15 * MINUTE_MS, true, undefined],
  ['a moment longer ago', 15 * MINUTE_MS + 1, true, { again: true }],
  ['a day ago', 1440 * MINUTE_MS, false, undefined],
])('a factor shown %s (%s ms, guarded: %s)', (_, ago, isGuarded, data) => {
  const shownAt = ago === undefined ? undefined : new Date(NOW.getTime() - ago);
  expect(shownRefusal(shownAt, NOW, isGuarded)?.data).toEqual(data);
});
