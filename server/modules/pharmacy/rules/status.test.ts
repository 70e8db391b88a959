import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeekHours } from '../../../core/hours.ts';
import { isOpenAt } from '../../branches/rules/hours.ts';
import type { Pharmacist } from '../ports.ts';
import { statusAt } from './status.ts';

const everyDay = (open: string, close: string): WeekHours =>
  Array.from({ length: 7 }, () => [open, close] as const);

function pharmacist(en: string, duty: WeekHours, memberId: number): Pharmacist {
  const name = { en, th: en };
  return { name, licenceNo: en, picture: 'pharmacist-1', duty, memberId, away: false };
}

/** Monday to Friday 08:00 to 22:00 in two overlapping shifts, Saturday one shift, Sunday none. */
const hours: WeekHours = [
  ...everyDay('08:00', '22:00').slice(0, 5),
  ['09:00', '18:00'],
  ['09:00', '18:00'],
];
const early = pharmacist('early', [...everyDay('07:00', '15:00').slice(0, 6), null], 1);
const late = pharmacist('late', [...everyDay('14:00', '22:00').slice(0, 5), null, null], 2);
const service = { hours, holidays: [], conversationSeconds: 300 };
const team = [early, late];

const NOBODY = { team, desks: [], waiting: 0 };
const bangkok = (moment: string) => new Date(`${moment}+07:00`);
/** A present desk of the account. */
const deskOf = (memberId: number, now: Date, going = 0) => ({
  ...{ memberId, seenAt: now, offDutySince: null, going },
});

describe('statusAt with no present desk', () => {
  it.each([
    // Monday: the service hours decide, not the earlier roster.
    ['2026-11-23T07:59:59.999', 'closed', '2026-11-23T08:00:00', null],
    ['2026-11-23T08:00:00.000', 'unattended', null, '2026-11-23T22:00:00'],
    ['2026-11-23T14:59:59.999', 'unattended', null, '2026-11-23T22:00:00'],
    ['2026-11-23T21:59:59.999', 'unattended', null, '2026-11-23T22:00:00'],
    ['2026-11-23T22:00:00.000', 'closed', '2026-11-24T08:00:00', null],
    // Saturday: within the hours, but without a roster after 15:00.
    ['2026-11-28T14:59:59.999', 'unattended', null, '2026-11-28T15:00:00'],
    ['2026-11-28T15:00:00.000', 'closed', '2026-11-30T08:00:00', null],
    ['2026-11-29T12:00:00.000', 'closed', '2026-11-30T08:00:00', null],
  ])('at %s: %s', (moment, state, opens, closes) => {
    const status = statusAt(bangkok(moment), service, NOBODY);
    const stamp = (time: string | null) => time && bangkok(time);
    expect(status).toMatchObject({ state, onDuty: [], waitSeconds: null });
    expect(status.opensAt).toEqual(stamp(opens));
    expect(status.closesAt).toEqual(stamp(closes));
  });

  it.each([
    // Monday is closed, Tuesday has short hours.
    ['2026-11-22T12:00', 'closed', '2026-11-24T10:00'],
    ['2026-11-23T12:00', 'closed', '2026-11-24T10:00'],
    ['2026-11-24T09:59', 'closed', '2026-11-24T10:00'],
    ['2026-11-24T10:00', 'unattended', '2026-11-24T12:00'],
    ['2026-11-24T12:00', 'closed', '2026-11-25T08:00'],
    ['2026-11-25T08:00', 'unattended', '2026-11-25T22:00'],
  ])('respects holidays: at %s %s', (moment, state, turns) => {
    const name = { en: 'Holiday', th: 'วันหยุด' };
    const holidays = [
      { date: '2026-11-24', name, hours: ['10:00', '12:00'] as const },
      { date: '2026-11-23', name, hours: null },
    ];
    const status = statusAt(bangkok(`${moment}:00`), { ...service, holidays }, NOBODY);
    expect(status.state).toBe(state);
    expect(status.opensAt ?? status.closesAt).toEqual(bangkok(`${turns}:00`));
    expect(status.holidays.map(({ date }) => date)).toEqual(
      ['2026-11-23', '2026-11-24'].filter((date) => date >= moment.slice(0, 10)),
    );
  });

  it('is closed while all rostered pharmacists are manually off duty', () => {
    const now = bangkok('2026-11-23T14:30:00');
    const away = team.map((one) => ({ ...one, away: true }));
    const status = statusAt(now, service, { ...NOBODY, team: away });
    expect(status).toMatchObject({ state: 'closed', closesAt: null, waitSeconds: null });
    const half = statusAt(now, service, { ...NOBODY, team: [{ ...early, away: true }, late] });
    expect(half.state).toBe('unattended');
  });

  it('never opens without a roster', () => {
    const always = { ...service, hours: everyDay('00:00', '24:00') };
    expect(statusAt(bangkok('2026-11-23T12:00:00'), always, { ...NOBODY, team: [] })).toMatchObject(
      { state: 'closed', opensAt: null, closesAt: null },
    );
  });

  it('returns the exact time of the next change', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
    const day = fc.option(fc.tuple(time, time).filter(([open, close]) => open !== close));
    const week = fc.array(day, { minLength: 7, maxLength: 7 });
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(week, fc.array(week, { maxLength: 3 }), moment, (open, duties, now) => {
        const staff = duties.map((duty, index) => pharmacist(String(index), duty, index));
        const takesAt = (ms: number) =>
          isOpenAt(open, new Date(ms)) && duties.some((duty) => isOpenAt(duty, new Date(ms)));
        const given = { hours: open, holidays: [], conversationSeconds: 60 };
        const status = statusAt(now, given, { ...NOBODY, team: staff });
        const takes = status.state !== 'closed';
        expect(takes).toBe(takesAt(now.getTime()));
        const turn = status.opensAt ?? status.closesAt;
        if (turn) {
          expect(takesAt(turn.getTime())).toBe(!takes);
          expect(takesAt(turn.getTime() - 1)).toBe(takes);
        }
        // The state is constant until then, in steps of five minutes, for a week at most.
        const end = turn?.getTime() ?? now.getTime() + 7 * 86_400_000;
        for (let ms = now.getTime(); ms < end; ms += 300_000) {
          if (takesAt(ms) !== takes) throw new Error(`turns at ${new Date(ms).toISOString()}`);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('statusAt with desks', () => {
  const now = bangkok('2026-11-23T14:30:00');

  it('is open while a desk is present, and lists its pharmacist only', () => {
    const status = statusAt(now, service, { ...NOBODY, desks: [deskOf(2, now)] });
    expect(status).toMatchObject({ state: 'open', onDuty: [late], waitSeconds: 0 });
    expect(status.closesAt).toEqual(bangkok('2026-11-23T22:00:00'));
  });

  it('counts desk capacity, not rosters', () => {
    const desks = [deskOf(1, now, 4)];
    expect(statusAt(now, service, { ...NOBODY, desks }).waitSeconds).toBe(300);
    expect(statusAt(now, service, { ...NOBODY, desks, waiting: 4 }).waitSeconds).toBe(600);
  });

  it.each([
    ['gone', { seenAt: new Date(now.getTime() - 60_000) }],
    ['off duty', { offDutySince: now }],
  ])('ignores one that is %s', (_, change) => {
    const desks = [{ ...deskOf(1, now), ...change }];
    expect(statusAt(now, service, { ...NOBODY, desks }).state).toBe('unattended');
  });

  it('is open for a pharmacist without a roster, until the hours end', () => {
    const saturday = bangkok('2026-11-28T16:00:00');
    const status = statusAt(saturday, service, { ...NOBODY, desks: [deskOf(2, saturday)] });
    expect(status).toMatchObject({ state: 'open', closesAt: bangkok('2026-11-28T18:00:00') });
  });

  it('stays closed outside the hours', () => {
    const night = bangkok('2026-11-23T23:00:00');
    const status = statusAt(night, service, { ...NOBODY, desks: [deskOf(2, night)] });
    expect(status).toMatchObject({ state: 'closed', onDuty: [], waitSeconds: null });
  });
});
