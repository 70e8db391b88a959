import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedTo } from './order.ts';

it.each([
  [[1, 2, 3], 2, 1, [2, 1, 3]],
  [[1, 2, 3], 2, 3, [1, 3, 2]],
  [[1, 2, 3], 1, 3, [2, 3, 1]],
  [[1, 2, 3], 3, 3, [1, 2, 3]],
  [[1, 2, 3], 1, 99, [2, 3, 1]],
  [[1, 2], 9, 2, [1, 9, 2]],
  [[], 9, 1, [9]],
] as const)('of %j, %d at place %d makes %j', (ids, id, position, expected) => {
  expect(movedTo(ids, id, position)).toEqual(expected);
});

it('keeps all, puts one at its place, and leaves the others in their order', () => {
  const order = fc.uniqueArray(fc.nat(), { minLength: 1 });
  fc.assert(
    fc.property(order, fc.nat(), fc.nat(), (ids, one, place) => {
      const id = ids[one % ids.length] ?? 0;
      const position = 1 + (place % ids.length);
      const after = movedTo(ids, id, position);
      expect(after.indexOf(id)).toBe(position - 1);
      const others = (all: readonly number[]) => all.filter((other) => other !== id);
      expect(others(after)).toEqual(others(ids));
      expect(movedTo(after, id, ids.indexOf(id) + 1)).toEqual(ids);
    }),
  );
});
