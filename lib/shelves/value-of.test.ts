import fc from 'fast-check';
import { expect, it } from 'vitest';
import { valueOf } from './value-of';

it.each([
  ['Dry skin', [], 'dry-skin'],
  ['SPF50+', [], 'spf50-plus'],
  ['Crème brûlée', [], 'creme-brulee'],
  ['ผิวแห้ง', [], 'value'],
  ['  Rose & oud ', ['rose-oud'], 'rose-oud-2'],
  ['Rose', ['rose', 'rose-2'], 'rose-3'],
])('of %j beside %j is %s', (name, taken, value) => {
  expect(valueOf(name, new Set(taken))).toBe(value);
});

it('fits into addresses, and is new', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (name, others) => {
      const taken = new Set([...others, valueOf(name, new Set())]);
      const value = valueOf(name, taken);
      expect(value).toMatch(/^[a-z0-9-]{1,48}$/);
      expect(taken.has(value)).toBe(false);
    }),
  );
});
