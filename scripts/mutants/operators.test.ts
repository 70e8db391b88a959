import { describe, expect, it } from 'vitest';
import { mutantsOf } from './operators.ts';

/** The code with each of its operators swapped in turn. */
const swapped = (code: string) =>
  mutantsOf('a.ts', code).map(
    ({ start, end, text }) => code.slice(0, start) + text + code.slice(end),
  );

describe('one operator at a time', () => {
  it.each([
    ['a < b && !c;', ['a < b || !c;', 'a <= b && !c;', 'a < b && c;']],
    ['a ?? b === c;', ['a && b === c;', 'a ?? b !== c;']],
    ['a + b * c;', ['a - b * c;', 'a + b / c;']],
    ["'a' + b;", []],
    ['type A = B & C | D;', []],
    [
      'sql`SELECT a - ${b} >= 1 AND c`;',
      [
        'sql`SELECT a + ${b} >= 1 AND c`;',
        'sql`SELECT a - ${b} > 1 AND c`;',
        'sql`SELECT a - ${b} >= 1 OR c`;',
      ],
    ],
    ['`a - b`;', []],
  ])('%s', (code, expected) => {
    expect(swapped(code)).toEqual(expected);
  });

  it('tells the line', () => {
    expect(mutantsOf('a.ts', '\n\na > b;')).toMatchObject([{ line: 3, text: '>=' }]);
  });
});
