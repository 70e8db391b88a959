import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeekHours } from '../../../core/hours.ts';
import { daysOutside, rosterGaps } from './roster-gaps.ts';

const NEVER: WeekHours = Array.from({ length: 7 }, () => null);
const week = (days: Readonly<Record<number, readonly [string, string]>>): WeekHours =>
  NEVER.map((_, day) => days[day] ?? null);

describe('rosterGaps', () => {
  it.each([
    ['nothing is open', NEVER, [], []],
    ['there is no roster', week({ 0: ['08:00', '22:00'] }), [], [[0, '08:00', '22:00']]],
    [
      'all of it is covered',
      week({ 0: ['08:00', '22:00'] }),
      [week({ 0: ['07:00', '23:00'] })],
      [],
    ],
    [
      'two shifts leave an hour',
      week({ 2: ['08:00', '22:00'] }),
      [week({ 2: ['08:00', '14:00'] }), week({ 2: ['15:00', '22:00'] })],
      [[2, '14:00', '15:00']],
    ],
    [
      'a night is split at midnight',
      week({ 6: ['22:00', '02:00'] }),
      [week({ 6: ['22:00', '23:00'] })],
      [
        [0, '00:00', '02:00'],
        [6, '23:00', '24:00'],
      ],
    ],
    [
      'Sunday night is covered',
      week({ 6: ['22:00', '02:00'] }),
      [week({ 6: ['21:00', '03:00'] })],
      [],
    ],
    [
      'a whole day is covered',
      week({ 3: ['00:00', '24:00'] }),
      [week({ 3: ['00:00', '24:00'] })],
      [],
    ],
  ] as const)('if %s', (_, hours, duties, expected) => {
    const gaps = rosterGaps(hours, duties);
    expect(gaps.map(({ day, from, until }) => [day, from, until])).toEqual(expected);
  });

  it('is empty exactly if each minute is covered', () => {
    const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
      const two = (part: number) => String(part).padStart(2, '0');
      return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
    });
    const day = fc.option(fc.tuple(time, time).filter(([from, until]) => from !== until));
    const days = fc.array(day, { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(days, fc.array(days, { maxLength: 3 }), (hours, duties) => {
        const rest = rosterGaps(hours, duties);
        // More rosters never add gaps, and a roster of all hours closes them.
        expect(rosterGaps(hours, [...duties, hours])).toEqual([]);
        expect(rosterGaps(hours, [...duties, NEVER])).toEqual(rest);
      }),
    );
  });
});

describe('daysOutside', () => {
  const open = week({ 0: ['08:00', '22:00'], 1: ['08:00', '02:00'], 2: ['08:00', '22:00'] });
  it.each([
    ['there is no shift', {}, []],
    ['a shift lies within', { 0: ['08:00', '22:00'] }, []],
    ['a night ends with the service', { 1: ['20:00', '02:00'] }, []],
    ['a shift begins early', { 0: ['07:30', '12:00'] }, [0]],
    ['a night ends later, on its own day', { 1: ['20:00', '03:00'] }, [1]],
    ['the service is closed that day', { 0: ['08:00', '22:00'], 5: ['08:00', '12:00'] }, [5]],
  ] as const)('%s', (_, duty, days) => {
    expect(daysOutside(week(duty), open)).toEqual(days);
  });

  it('is empty for the service hours themselves', () => {
    expect(daysOutside(open, open)).toEqual([]);
  });
});
