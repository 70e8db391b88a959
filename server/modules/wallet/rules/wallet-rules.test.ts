import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBirthdayMonth } from '../../../core/standing.ts';
import { createHasher } from '../../../core/world.ts';
import { coinsExpireAt } from './coin-life.ts';
import { createGiftCardPasses } from './gift-card-passes.ts';
import { redeemOptions } from './redeem-options.ts';

const DAY_MS = 86_400_000;

describe('the month of a birthday', () => {
  it.each([
    ['1994-05-12', '2026-04-30T16:59:59Z', false],
    // Bangkok is seven hours ahead.
    ['1994-05-12', '2026-04-30T17:00:00Z', true],
    ['1994-05-31', '2026-05-31T16:59:59Z', true],
    ['1994-05-31', '2026-05-31T17:00:00Z', false],
    ['1996-12-31', '2026-12-01T00:00:00Z', true],
    [null, '2026-05-12T00:00:00Z', false],
  ])('of %s at %s: %s', (birthdate, now, expected) => {
    expect(hasBirthdayMonth(birthdate, new Date(now))).toBe(expected);
  });
});

describe('the life of coins', () => {
  it('ends at midnight in Bangkok, a year after their day', () => {
    for (const earned of ['2026-11-20T17:00:00Z', '2026-11-21T16:59:59.999Z']) {
      expect(coinsExpireAt(new Date(earned)).toISOString()).toBe('2027-11-21T17:00:00.000Z');
    }
  });

  it('is at least a year, and at most a year and a day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
        (at) => {
          const days = (coinsExpireAt(at).getTime() - at.getTime()) / DAY_MS;
          expect(days).toBeGreaterThan(365);
          expect(days).toBeLessThanOrEqual(366);
        },
      ),
    );
  });
});

describe('redemption options', () => {
  it('are within the balance, in steps of five, without duplicates', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), (balance) => {
        const coins = redeemOptions(balance).map((option) => option.coins);
        expect(coins).toEqual([...new Set(coins)].toSorted((a, b) => a - b));
        for (const number of coins) expect([number % 5, number <= balance]).toEqual([0, true]);
        expect(coins.length > 0).toBe(balance >= 5);
      }),
    );
  });

  it.each([
    [4, []],
    [9, [[5, 100]]],
    [50, [[50, 1_000]]],
    [
      104,
      [
        [50, 1_000],
        [100, 2_000],
      ],
    ],
  ])('of %i coins: %j', (balance, expected) => {
    const options = redeemOptions(balance).map(({ coins, amount }) => [coins, amount]);
    expect(options).toEqual(expected);
  });
});

describe('the token of a gift card', () => {
  const passes = createGiftCardPasses(createHasher('a secret for tests only'));
  const now = new Date('2026-11-20T03:00:00Z');
  const later = (ms: number) => new Date(now.getTime() + ms);

  it('is valid for an hour', () => {
    const pass = passes.issue(12, 7, now);
    expect(passes.read(pass, 7, later(3_599_999))).toBe(12);
    expect(passes.read(pass, 7, later(3_600_000))).toBeUndefined();
    expect(passes.read(pass, 8, now)).toBeUndefined();
  });

  it('of a guest is valid for any member', () => {
    expect(passes.read(passes.issue(12, null, now), 99, now)).toBe(12);
  });

  it('is invalid if a character is changed, or under another secret', () => {
    const pass = passes.issue(12, 7, now);
    const other = createGiftCardPasses(createHasher('another secret'));
    expect(other.read(pass, 7, now)).toBeUndefined();
    const plain = Buffer.from(pass, 'base64url').toString();
    for (const forged of [
      plain.replace(/^12/, '13'),
      plain.replace('.7.', '.0.'),
      plain.replace(/\.(\d{13})\./, (_, end: string) => `.${String(Number(end) + 1)}.`),
      plain.slice(0, -1),
      plain.slice(0, plain.lastIndexOf('.') + 1),
      `${plain}A`,
    ]) {
      expect(forged).not.toBe(plain);
      expect(passes.read(Buffer.from(forged).toString('base64url'), 7, now)).toBeUndefined();
    }
  });

  it('is never valid for arbitrary text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(passes.read(text, 7, now)).toBeUndefined();
      }),
    );
  });
});
