import { expect, it } from 'vitest';
import { isEligible, type Facts } from './eligible.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const DAY_MS = 86_400_000;
const facts = (changes: Partial<Facts> = {}): Facts => ({
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
  // Who never ordered is new, not missed.
  ['lapsed', {}, false],
  ['lapsed', { lastOrder: daysAgo(89.9) }, false],
  ['lapsed', { lastOrder: daysAgo(90) }, true],
] as const)('%s %j: %s', (who, changes, expected) => {
  expect(isEligible(who, facts(changes), NOW)).toBe(expected);
});
