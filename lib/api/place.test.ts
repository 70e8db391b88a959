import { expect, test } from 'vitest';
import { momentMark, placeIn, placeParams, readPlace } from './place';

const read = (query: string, marks?: 'id' | 'moment') =>
  readPlace(new URLSearchParams(query), marks);
const AT = '2026-11-30T12:00:00.250Z';
const MARK = '1796040000250.AR-251130-7';

test.each([
  ['', { page: 3 }],
  ['after.7', { page: 3, after: '7' }],
  ['before.7', { page: 3, before: '7' }],
  [`after.${MARK}`, { page: 3, after: MARK }],
  ['end', { page: 3, end: 'true' }],
])('asks for the page from "%s"', (from, asked) => {
  expect(placeIn({ page: 3, from })).toEqual(asked);
});

test('a row is marked by its moment to the millisecond, and its id', () => {
  expect(momentMark(AT, 'AR-251130-7')).toBe(MARK);
});

test.each([
  ['page=7&from=after.12', 'id'],
  [`page=2&from=before.${MARK}`, 'moment'],
  ['page=50&from=end', 'id'],
  ['', 'moment'],
] as const)('"%s" stands in the address as it was read', (query, marks) => {
  expect(new URLSearchParams(placeParams(read(query, marks))).toString()).toBe(query);
});

test.each([
  ['from=after.12', 'moment'],
  [`from=after.${MARK}`, 'id'],
  ["from=after.1'--.AR7777", 'moment'],
  ['from=start', 'id'],
] as const)('"%s" is no place in a list of marks by %s', (query, marks) => {
  expect(read(query, marks)).toEqual({ page: 1, from: '' });
});
