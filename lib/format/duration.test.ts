import { expect, it } from 'vitest';
import { clockDuration } from './duration.ts';

it.each([
  [0, '0:00'],
  [-5, '0:00'],
  [59_999, '0:59'],
  [185_000, '3:05'],
  [3_785_000, '1:03:05'],
])('writes %i ms as %s', (ms, written) => {
  expect(clockDuration(ms)).toBe(written);
});
