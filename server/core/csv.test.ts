import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvField } from './csv.ts';

describe('a field of an export', () => {
  it.each([
    ['Ibuprofen', 'Ibuprofen'],
    ['one, two', '"one, two"'],
    ['5" tube', '"5"" tube"'],
    ['=1+1', `"'=1+1"`],
    ['+66', `"'+66"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    [' =1+1', `"' =1+1"`],
    ['a\nb', '"a\nb"'],
  ])('of %j is %j', (value, field) => {
    expect(csvField(value)).toBe(field);
  });

  it('never begins a formula, and can be read back', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const field = csvField(value);
        const read = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
        expect(read).not.toMatch(/^\s*[=+\-@\t\r]/);
        expect(read.replace(/^'/, '')).toBe(value.replace(/^'/, ''));
      }),
    );
  });
});
