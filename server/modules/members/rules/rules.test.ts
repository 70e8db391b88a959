import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIER_SPEND, TIERS } from '../../../../lib/members/contract-values.ts';
import { fromBaht } from '../../../core/money.ts';
import { checkProfile } from './check-profile.ts';
import { membershipOf } from './tier.ts';

const TODAY = '2026-11-23';
const NEW = { title: '', firstName: '', lastName: '', email: '', birthdate: null, gender: null };
const KNOWN = {
  title: 'Ms',
  firstName: 'Mali',
  lastName: 'Dee',
  email: 'mali@example.com',
  birthdate: '1994-05-12',
  gender: 'female',
} as const;

describe('checkProfile', () => {
  it('lets a new member set everything, and an existing one repeat it', () => {
    expect(checkProfile(NEW, KNOWN, TODAY).ok).toBe(true);
    expect(checkProfile(KNOWN, KNOWN, TODAY).ok).toBe(true);
  });

  it('allows title and email to change any time', () => {
    expect(checkProfile(KNOWN, { title: 'Dr', email: '' }, TODAY).ok).toBe(true);
  });

  it.each([
    [{ firstName: 'Malee' }, ['first_name']],
    [{ lastName: 'Dii', birthdate: '1994-05-13' }, ['last_name', 'birthdate']],
    [{ gender: 'other' as const }, ['gender']],
  ])('refuses to change %j once set', (changes, fields) => {
    const answer = checkProfile(KNOWN, changes, TODAY);
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'FIELD_LOCKED' } });
    if (!answer.ok) expect(Object.keys(answer.refusal.fields ?? {})).toEqual(fields);
  });

  it.each([
    ['2026-11-23', true],
    ['2026-11-24', false],
    ['1906-11-23', true],
    ['1906-11-22', false],
  ])('accepts %s as a date of birth: %s', (birthdate, taken) => {
    expect(checkProfile(NEW, { birthdate }, TODAY).ok).toBe(taken);
  });
});

describe('membershipOf', () => {
  it.each([
    [0, 'classic', { tier: 'gold', missing: 5_000 }],
    [4_999.99, 'classic', { tier: 'gold', missing: 0.01 }],
    [5_000, 'gold', { tier: 'platinum', missing: 15_000 }],
    [20_000, 'platinum', null],
  ])('of %s spent is %s', (spent, tier, next) => {
    const found = membershipOf(fromBaht(spent));
    expect(found.tier).toBe(tier);
    expect(found.next).toEqual(next && { ...next, missing: fromBaht(next.missing) });
  });

  it('never falls with more spending, and the missing amount leads exactly to the next', () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.nat(5_000_000), (one, more) => {
        const [low, high] = [membershipOf(one), membershipOf(one + more)];
        expect(TIERS.indexOf(high.tier)).toBeGreaterThanOrEqual(TIERS.indexOf(low.tier));
        if (low.next) {
          expect(low.spent + low.next.missing).toBe(fromBaht(TIER_SPEND[low.next.tier]));
          expect(membershipOf(low.spent + low.next.missing).tier).toBe(low.next.tier);
        }
      }),
    );
  });
});
