import { expect, it } from 'vitest';
import { isInSegment, type Standing } from './standing.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const DAY_MS = 86_400_000;
const standing = (changes: Partial<Standing> = {}): Standing => ({
  birthdate: null,
  tier: 'classic',
  lastOrder: null,
  ...changes,
});
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

it.each([
  ['members', {}, true],
  ['birthday', {}, false],
  ['birthday', { birthdate: '1990-11-02' }, true],
  ['birthday', { birthdate: '1990-12-02' }, false],
  ['vip', {}, false],
  ['vip', { tier: 'gold' }, true],
  ['vip', { tier: 'platinum' }, true],
  // A member without any order is new, not lapsed.
  ['lapsed', {}, false],
  ['lapsed', { lastOrder: daysAgo(89.9) }, false],
  ['lapsed', { lastOrder: daysAgo(90) }, true],
] as const)('%s %j: %s', (who, changes, expected) => {
  expect(isInSegment(who, standing(changes), NOW)).toBe(expected);
});
