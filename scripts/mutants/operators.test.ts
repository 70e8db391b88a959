import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { mutantsOf, withSwitches } from './operators.ts';

const swapped = (code: string) =>
  mutantsOf('a.ts', code).map(
    ({ start, end, text }) => code.slice(0, start) + text + code.slice(end),
  );

describe('one operator at a time', () => {
  it.each([
    ['a < b && !c;', ['(a < b) || (!c);', '(a) <= (b) && !c;', 'a < b && c;']],
    ['a ?? b === c;', ['(a) && (b === c);', 'a ?? (b) !== (c);']],
    // Without parentheses it would be a syntax error, which kills every mutant.
    ['a ?? b ?? c;', ['(a ?? b) && (c);', '(a) && (b) ?? c;']],
    ['a + b * c;', ['(a) - (b * c);', 'a + (b) / (c);']],
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

  it('reports line and swap, and static mutants', () => {
    expect(mutantsOf('a.ts', '\n\na > b;\nconst f = () => a + b;')).toMatchObject([
      { line: 3, swap: '> -> >=', isStatic: true },
      { line: 4, swap: '+ -> -', isStatic: false },
    ]);
  });
});

describe('switches', () => {
  const code = 'const total = (a, b, isDear) => (isDear && !(a > b) ? a + b * 2 : a - b);';
  const mutants = mutantsOf('a.ts', code);
  const totalWith = (active: number): unknown =>
    runInNewContext(`${withSwitches(code, mutants, 10)} total(1, 3, true)`, {
      mutant: (number: number) => number === active,
    });

  it.each([
    [0, 7],
    [10, 7],
    [11, -2],
    [12, 7],
    [13, -5],
    [14, 2.5],
    [15, 7],
  ])('with mutant %i at work', (active, expected) => {
    expect(totalWith(active)).toBe(expected);
  });

  it('leave code without operators unchanged', () => {
    expect(withSwitches('a();', [], 0)).toBe('a();');
  });
});
