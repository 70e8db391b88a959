import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeekHours } from '../../../core/hours.ts';
import { isOpenAt } from '../../branches/rules/hours.ts';
import type { Pharmacist } from '../ports.ts';
import { estimateWait, statusAt } from './status.ts';

const QUIET = { waiting: 0, going: 0 };
const everyDay = (open: string, close: string): WeekHours =>
  Array.from({ length: 7 }, () => [open, close] as const);

function pharmacist(en: string, duty: WeekHours): Pharmacist {
  return { name: { en, th: en }, licenceNo: en, picture: 'pharmacist-1', duty, away: false };
}

/** Monday to Friday 08:00 to 22:00 in two shifts that overlap, Saturday one shift, Sunday nobody. */
const hours: WeekHours = [
  ...everyDay('08:00', '22:00').slice(0, 5),
  ['09:00', '18:00'],
  ['09:00', '18:00'],
];
const early = pharmacist('early', [...everyDay('07:00', '15:00').slice(0, 6), null]);
const late = pharmacist('late', [...everyDay('14:00', '22:00').slice(0, 5), null, null]);
const service = { hours, holidays: [], conversationSeconds: 300 };
const team = [early, late];

const at = (moment: string) => statusAt(new Date(`${moment}+07:00`), service, team, QUIET);

describe('statusAt', () => {
  it.each([
    // Monday: the hours decide, not that somebody has come in already.
    ['2026-11-23T07:59:59.999', [], '2026-11-23T08:00:00', null],
    ['2026-11-23T08:00:00.000', ['early'], null, '2026-11-23T22:00:00'],
    ['2026-11-23T14:00:00.000', ['early', 'late'], null, '2026-11-23T22:00:00'],
    ['2026-11-23T14:59:59.999', ['early', 'late'], null, '2026-11-23T22:00:00'],
    ['2026-11-23T15:00:00.000', ['late'], null, '2026-11-23T22:00:00'],
    ['2026-11-23T21:59:59.999', ['late'], null, '2026-11-23T22:00:00'],
    ['2026-11-23T22:00:00.000', [], '2026-11-24T08:00:00', null],
    // Saturday: within the hours, but nobody is left after 15:00.
    ['2026-11-28T14:59:59.999', ['early'], null, '2026-11-28T15:00:00'],
    ['2026-11-28T15:00:00.000', [], '2026-11-30T08:00:00', null],
    ['2026-11-29T12:00:00.000', [], '2026-11-30T08:00:00', null],
  ])('at %s', (moment, names, opens, closes) => {
    const status = at(moment);
    expect(status.onDuty.map(({ name }) => name.en)).toEqual(names);
    expect(status.open).toBe(names.length > 0);
    const stamp = (time: string | null) => time && new Date(`${time}+07:00`).toISOString();
    expect(status.opensAt?.toISOString() ?? null).toBe(stamp(opens));
    expect(status.closesAt?.toISOString() ?? null).toBe(stamp(closes));
    expect(status.waitSeconds).toBe(status.open ? 0 : null);
  });

  it.each([
    // Monday is closed, Tuesday has short hours.
    ['2026-11-22T12:00', false, '2026-11-24T10:00'],
    ['2026-11-23T12:00', false, '2026-11-24T10:00'],
    ['2026-11-24T09:59', false, '2026-11-24T10:00'],
    ['2026-11-24T10:00', true, '2026-11-24T12:00'],
    ['2026-11-24T12:00', false, '2026-11-25T08:00'],
    ['2026-11-25T08:00', true, '2026-11-25T22:00'],
  ])('keeps holidays: at %s', (moment, open, turns) => {
    const name = { en: 'Holiday', th: 'วันหยุด' };
    const holidays = [
      { date: '2026-11-24', name, hours: ['10:00', '12:00'] as const },
      { date: '2026-11-23', name, hours: null },
    ];
    const now = new Date(`${moment}:00+07:00`);
    const status = statusAt(now, { ...service, holidays }, team, QUIET);
    expect(status.open).toBe(open);
    expect(status.opensAt ?? status.closesAt).toEqual(new Date(`${turns}:00+07:00`));
    expect(status.holidays.map(({ date }) => date)).toEqual(
      ['2026-11-23', '2026-11-24'].filter((date) => date >= moment.slice(0, 10)),
    );
  });

  it('counts nobody who went off duty by hand', () => {
    const now = new Date('2026-11-23T14:30:00+07:00');
    const one = statusAt(now, service, [{ ...early, away: true }, late], QUIET);
    expect(one).toMatchObject({ open: true, onDuty: [late] });
    const both = statusAt(
      now,
      service,
      team.map((who) => ({ ...who, away: true })),
      QUIET,
    );
    expect(both).toMatchObject({ open: false, onDuty: [], closesAt: null, waitSeconds: null });
  });

  it('never opens without anybody, and never closes where somebody is always there', () => {
    const now = new Date('2026-11-23T05:00:00Z');
    const always = everyDay('00:00', '24:00');
    const empty = statusAt(now, { hours: always, holidays: [], conversationSeconds: 1 }, [], QUIET);
    expect(empty).toMatchObject({ open: false, opensAt: null, closesAt: null });
    const full = statusAt(
      now,
      { hours: always, holidays: [], conversationSeconds: 1 },
      [pharmacist('a', always)],
      QUIET,
    );
    expect(full).toMatchObject({ open: true, opensAt: null, closesAt: null });
  });

  it('names the very moment at which the answer turns', () => {
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
        const staff = duties.map((duty, index) => pharmacist(String(index), duty));
        const openAt = (ms: number) =>
          isOpenAt(open, new Date(ms)) && duties.some((duty) => isOpenAt(duty, new Date(ms)));
        const status = statusAt(
          now,
          { hours: open, holidays: [], conversationSeconds: 60 },
          staff,
          QUIET,
        );
        expect(status.open).toBe(openAt(now.getTime()));
        const turn = status.opensAt ?? status.closesAt;
        if (turn) {
          expect(openAt(turn.getTime())).toBe(!status.open);
          expect(openAt(turn.getTime() - 1)).toBe(status.open);
        }
        // Nothing turns between now and then, in steps of five minutes, for a week at most.
        const end = turn?.getTime() ?? now.getTime() + 7 * 86_400_000;
        for (let ms = now.getTime(); ms < end; ms += 300_000) {
          if (openAt(ms) !== status.open) throw new Error(`turns at ${new Date(ms).toISOString()}`);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('estimateWait', () => {
  it.each([
    [0, 0, 1, 0],
    [0, 1, 2, 0],
    [0, 1, 1, 300],
    [1, 1, 1, 600],
    [3, 2, 2, 600],
    [4, 2, 2, 900],
  ])('%i waiting, %i going on, %i on duty: %i s', (waiting, going, staff, seconds) => {
    expect(estimateWait({ waiting, going }, staff, 300)).toBe(seconds);
  });

  it('never shrinks with the queue, and never grows with the staff', () => {
    const few = fc.nat({ max: 50 });
    fc.assert(
      fc.property(few, few, fc.integer({ min: 1, max: 9 }), (waiting, going, staff) => {
        const wait = estimateWait({ waiting, going }, staff, 300);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(estimateWait({ waiting: waiting + 1, going }, staff, 300)).toBeGreaterThanOrEqual(
          wait,
        );
        expect(estimateWait({ waiting, going }, staff + 1, 300)).toBeLessThanOrEqual(wait);
      }),
    );
  });
});
