import { expect, it } from 'vitest';
import { decodeSegments, parseId } from './segments.ts';

it.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['1000000000', undefined],
  ['', undefined],
])('reads the id %j', (segment, id) => {
  expect(parseId(segment)).toBe(id);
});

it('decodes segments and refuses broken escapes', () => {
  expect(decodeSegments(['a%20b', '1'])).toEqual(['a b', '1']);
  expect(decodeSegments(['%E0%A4'])).toBeUndefined();
});
