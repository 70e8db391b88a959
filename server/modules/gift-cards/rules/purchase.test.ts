import { describe, expect, it } from 'vitest';
import { refuseAmount, refuseCard } from './purchase.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

describe('the text of a card', () => {
  it.each([
    ['', undefined],
    ['x'.repeat(300), undefined],
    ['x'.repeat(301), 'MESSAGE_TOO_LONG'],
    // 300 grapheme clusters, but three times as many code points.
    ['กี่'.repeat(300), undefined],
    ['👩‍👩‍👧‍👦'.repeat(300), undefined],
    ['👩‍👩‍👧‍👦'.repeat(301), 'MESSAGE_TOO_LONG'],
  ])('is counted in letters: %#', (message, code) => {
    expect(refuseCard({ message, sendAt: null }, NOW)?.code).toBe(code);
  });

  it.each([
    [null, undefined],
    [at(0), undefined],
    [at(-1), undefined],
    [at(-1.01), 'VALIDATION'],
    [at(180 * 24), undefined],
    [at(180 * 24 + 1), 'VALIDATION'],
  ])('goes out on a day from now to in 180 days: %#', (sendAt, code) => {
    expect(refuseCard({ message: '', sendAt }, NOW)?.code).toBe(code);
  });
});

it.each([
  [1_000_000, 0, undefined],
  [1_000_000, 1_000_000, undefined],
  [10_000, 2_000_000, 'DAILY_LIMIT'],
  [1_000_000, 1_000_001, 'DAILY_LIMIT'],
])('the daily limit: %i beside %i', (amount, bought, code) => {
  expect(refuseAmount(amount, bought)?.code).toBe(code);
});
