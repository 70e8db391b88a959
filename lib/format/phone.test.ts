import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMobile, parseOfficePhone, parsePhone } from './phone.ts';

const MALI = '0812345678';

describe('a number that receives SMS', () => {
  it.each([
    MALI,
    '081-234-5678',
    '081 234 5678',
    '(081) 234-5678',
    '081.234.5678',
    '081–234—5678',
    '081\u2011234\u22125678',
    '081\u00a0234\u20095678',
    '\u200e081\u200b2345678\u202c',
    '๐๘๑๒๓๔๕๖๗๘',
    '０８１２３４５６７８',
    '+66 81 234 5678',
    '＋66812345678',
    '+66(0)81-234-5678',
    '66812345678',
    '0066812345678',
    '00 66 81 234 5678',
    '+๖๖๘๑๒๓๔๕๖๗๘',
    'tel:+66812345678',
    'Tel. 081-234-5678',
    'โทร. 081-234-5678',
  ])('is %s', (text) => {
    expect(parseMobile(text)).toBe(MALI);
  });

  it.each([
    '',
    '0066812345',
    '0012345678',
    '081234567',
    '08123456789',
    '006681234567',
    '00668123456789',
    '812345678',
    '+1 415 555 0100',
    '+6681234567',
    '0212345673 ext 3',
    '081-234-5678, 089-765-4321',
    '081234567x',
    '02-123-4567',
    '๐๘๑๒๓๔๕๖๗',
  ])('is not %s', (text) => {
    expect(parseMobile(text)).toBeUndefined();
  });
});

describe('a number to call back', () => {
  it.each([
    ['+66 81 234 5678', MALI],
    ['๐๘๑๒๓๔๕๖๗๘', MALI],
    ['(02) 123-4567', '021234567'],
    ['+66 2 123 4567', '021234567'],
    ['+66 (0)2 123 4567', '021234567'],
    ['0066 53 123 456', '053123456'],
    ['02-123-4567 ext 3', '021234567 ext 3'],
    ['02-123-4567 ext. 12', '021234567 ext 12'],
    ['02-123-4567 ต่อ ๑๒', '021234567 ext 12'],
    ['02-123-4567 x12', '021234567 ext 12'],
    ['02-123-4567 #3', '021234567 ext 3'],
    ['02-123-4567 ext', undefined],
    ['00-123-4567', undefined],
    ['02-123-456', undefined],
    ['1669', undefined],
    ['mali', undefined],
  ])('%s is %s', (text, number) => {
    expect(parsePhone(text)).toBe(number);
  });
});

it('reads a number with any separators, and never from fewer or more digits', () => {
  const digit = fc.constantFrom(...Array.from('0123456789'));
  const number = fc.tuple(
    fc.constantFrom(...Array.from('123456789')),
    fc.array(digit, { minLength: 8, maxLength: 8 }),
  );
  const between = fc.constantFrom('', ' ', '-', '\u00a0', '\u200b', '–', '.', ' (', ') ');
  const begin = fc.constantFrom('0', '+66', '+66 (0)', '66', '0066', 'tel:0');
  const numerals = fc.constantFrom(...['0123456789', '๐๑๒๓๔๕๖๗๘๙', '０１２３４５６７８９']);
  fc.assert(
    fc.property(begin, number, between, numerals, (prefix, [first, rest], sign, digits) => {
      const written = [first, ...rest].map((one) => digits[Number(one)]).join(sign);
      expect(parseMobile(`${prefix}${written}`)).toBe(`0${first}${rest.join('')}`);
      expect(parseMobile(`${prefix}${written}1`)).toBeUndefined();
      expect(parseMobile(`${prefix}${written}`.slice(0, -1))).toBeUndefined();
    }),
  );
});

it('yields ten digits or nothing for any text, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseMobile(text) ?? MALI).toMatch(/^0[1-9]\d{8}$/);
    }),
  );
});

describe('a number of a shop', () => {
  it.each([
    ['020000101', '02-000-0101'],
    ['053 000 121', '053-000-121'],
    ['+66 81 234 5678', '081-234-5678'],
    ['๐๒-๐๐๐-๐๑๐๑', '02-000-0101'],
    ['02-000-0101', '02-000-0101'],
    ['02-000-0101 ext 3', undefined],
    ['1234', undefined],
    ['', undefined],
  ])('%s is written %s', (text, number) => {
    expect(parseOfficePhone(text)).toBe(number);
  });
});
