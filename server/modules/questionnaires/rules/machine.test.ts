import { expect, it } from 'vitest';
import { CASE_STATES } from '../../../../lib/orders/contract-values.ts';
import { CASE_MOVES, statesBefore } from './machine.ts';

it.each<[Parameters<typeof statesBefore>[0], readonly string[]]>([
  ['paid', ['unpaid']],
  ['approve', ['waiting']],
  ['refuse', ['waiting']],
  ['lapse', ['waiting']],
  ['drop', ['unpaid', 'waiting']],
])('%s moves %j on', (event, states) => {
  expect(statesBefore(event)).toEqual(states);
});

it('decisions are final, and each event leads to one state', () => {
  const final = CASE_STATES.filter((state) => CASE_MOVES.every(({ from }) => from !== state));
  expect(final).toEqual(['approved', 'refused', 'lapsed', 'dropped']);
  const moves = CASE_MOVES.map(({ from, on }) => `${from} ${on}`);
  expect(new Set(moves).size).toBe(moves.length);
});
