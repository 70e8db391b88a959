import { expect, it } from 'vitest';
import { promiseDelivery } from './promise.ts';

it.each([
  ['before the cut-off', '2026-11-21T06:59:59Z', '2026-11-23', '2026-11-24'],
  ['at the cut-off, a day later', '2026-11-21T07:00:00Z', '2026-11-24', '2026-11-25'],
  [
    'after midnight in Bangkok, while it is still yesterday in UTC',
    '2026-11-21T17:30:00Z',
    '2026-11-24',
    '2026-11-25',
  ],
  ['over the end of a year', '2026-12-30T03:00:00Z', '2027-01-01', '2027-01-02'],
])('%s', (_, now, from, until) => {
  expect(promiseDelivery(new Date(now))).toEqual({ from, until });
});
