import { describe, expect, it } from 'vitest';
import { foldCode } from '../../lib/format/code.ts';
import { randomIds } from '../../server/core/world.ts';
import { COUPONS } from './coupons-data.ts';
import { GIFT_CARDS, INVITES } from './wallet-data.ts';

describe('codes that the shop gives out', () => {
  const given = {
    coupons: COUPONS.map(({ code }) => code),
    'gift cards': GIFT_CARDS.map(({ code }) => code),
    'letters by chance': Array.from({ length: 500 }, () => randomIds.letters(16)),
  };

  it.each(Object.entries(given))('%s fold to themselves and stay apart', (_, codes) => {
    expect(codes.map(foldCode)).toEqual(codes);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('invitations stay apart without their hyphens', () => {
    const codes = INVITES.map(({ code }) => foldCode(code));
    expect(new Set(codes).size).toBe(codes.length);
  });
});
