import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatLastDay } from './date';
import { formatEnd } from './day';

/** Exclusive end, last day in both languages, and the end with its time. */
const ENDS = [
  ['2027-02-26T17:00:00.000Z', '26 February 2027', '26 กุมภาพันธ์ 2570', 'Fri 26 Feb, 23:59'],
  ['2027-02-26T17:00:00.001Z', '27 February 2027', '27 กุมภาพันธ์ 2570', 'Sat 27 Feb, 00:00'],
  ['2027-02-26T17:00:01.000Z', '27 February 2027', '27 กุมภาพันธ์ 2570', 'Sat 27 Feb, 00:00'],
  ['2027-02-27T05:00:00.000Z', '27 February 2027', '27 กุมภาพันธ์ 2570', 'Sat 27 Feb, 12:00'],
  ['2027-02-27T16:59:59.000Z', '27 February 2027', '27 กุมภาพันธ์ 2570', 'Sat 27 Feb, 23:59'],
  ['2026-12-31T17:00:00.000Z', '31 December 2026', '31 ธันวาคม 2569', 'Thu 31 Dec, 23:59'],
  ['2026-12-31T17:00:01.000Z', '1 January 2027', '1 มกราคม 2570', 'Fri 1 Jan, 00:00'],
  ['2028-02-29T17:00:00.000Z', '29 February 2028', '29 กุมภาพันธ์ 2571', 'Tue 29 Feb, 23:59'],
  ['2027-02-27T00:00:00+07:00', '26 February 2027', '26 กุมภาพันธ์ 2570', 'Fri 26 Feb, 23:59'],
] as const;

const zone = process.env['TZ'];

describe.each(['UTC', 'Asia/Bangkok', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'on a machine in %s',
  (name) => {
    beforeEach(() => {
      process.env['TZ'] = name;
    });
    afterEach(() => {
      process.env['TZ'] = zone;
    });

    it.each(ENDS)('an end at %s lasts until %s', (end, en, th, moment) => {
      expect([formatLastDay(end, 'en'), formatLastDay(end, 'th')]).toEqual([en, th]);
      expect(formatEnd(end, 'en')).toBe(moment);
    });
  },
);
