import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved } from './order.ts';

it.each([
  [[1, 2, 3], 2, 'up', [2, 1, 3]],
  [[1, 2, 3], 2, 'down', [1, 3, 2]],
  [[1, 2, 3], 1, 'up', [1, 2, 3]],
  [[1, 2, 3], 3, 'down', [1, 2, 3]],
  [[1, 2, 3], 9, 'up', [1, 2, 3]],
  [[1], 1, 'down', [1]],
  [[], 1, 'up', []],
] as const)('of %j, %d %s makes %j', (ids, id, direction, expected) => {
  expect(moved(ids, id, direction)).toEqual(expected);
});

it('keeps all, and a step back restores the order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 2 }), fc.nat(), (ids, seed) => {
      const id = ids[1 + (seed % (ids.length - 1))] ?? 0;
      const after = moved(ids, id, 'up');
      expect(new Set(after)).toEqual(new Set(ids));
      expect(moved(after, id, 'down')).toEqual(ids);
    }),
  );
});
