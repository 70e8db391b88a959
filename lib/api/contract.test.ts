import { expect, it } from 'vitest';
import { z } from 'zod';
import { idSchema, numeric } from './contract.ts';

const price = numeric(z.number().min(-10).max(1_000));

it.each([
  [1, 1],
  [1.5, 1.5],
  ['1', 1],
  ['0', 0],
  ['-1', -1],
  ['10.25', 10.25],
  ['0.5', 0.5],
])('%o is %d', (value, number) => {
  expect(price.parse(value)).toBe(number);
});

it.each([
  ...[true, false, null, undefined, [], [1], ['1'], {}, new Date(1), NaN, Infinity],
  ...['', ' ', '0x10', '0b1', '0o7', '1e1', ' 1', '1 ', '+1', '01', '1.', '.5', '1,5', '1_0', '１'],
  ...['๑', 'NaN', 'Infinity', '-', '--1', '1\n', '9'.repeat(400), 10n],
])('%o is not a number', (value) => {
  expect(price.safeParse(value).success).toBe(false);
});

it.each([0, -1, 1.5, '1.5', '0', '2147483648'])('%o is not an id', (value) => {
  expect(idSchema.safeParse(value).success).toBe(false);
});
