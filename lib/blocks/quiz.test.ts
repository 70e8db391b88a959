import { expect, it } from 'vitest';
import { resultOf } from './quiz.ts';

const RESULTS = ['dry', 'oily', 'mixed'];

it.each([
  [['0:dry', '1:oily', '0:oily'], 'oily'],
  [['0:mixed', '1:oily', '0:dry'], 'dry'],
  [['0:mixed', '2:mixed', '0:dry'], 'mixed'],
  [['0:dry', undefined, '0:dry'], undefined],
  [[undefined, undefined, undefined], undefined],
])('%j ends in %s', (given, result) => {
  expect(resultOf(given, RESULTS)).toBe(result);
});
