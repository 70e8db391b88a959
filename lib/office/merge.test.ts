import { expect, it } from 'vitest';
import { mergeFields } from './merge';

const [BASE, YOURS, THEIRS] = [
  { same: 1, mine: 1, theirs: 1, both: 1, equal: [1] },
  { same: 1, mine: 2, theirs: 1, both: 2, equal: [2] },
  { same: 1, mine: 1, theirs: 3, both: 3, equal: [2] },
];

it('asks about what somebody else changed, and about nothing else', () => {
  const of = (values: typeof BASE) => (name: keyof typeof BASE) => values[name];
  const fields = mergeFields(['same', 'mine', 'theirs', 'both', 'equal'], {
    base: of(BASE),
    yours: of(YOURS),
    theirs: of(THEIRS),
  });
  expect(fields).toEqual([
    { name: 'theirs', yours: 1, theirs: 3, isConflict: false },
    { name: 'both', yours: 2, theirs: 3, isConflict: true },
  ]);
});
