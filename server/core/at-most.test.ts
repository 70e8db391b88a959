import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { atMost } from './at-most.ts';

describe('atMost', () => {
  it('never exceeds the limit, and runs everything, even after failures', async () => {
    const limited = atMost(2);
    let running = 0;
    let most = 0;
    const work = (n: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      if (n % 3 === 0) throw new Error('broken');
      return n;
    };
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((n) => limited(work(n))));
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
      ...[true, true, false, true, true, false, true],
    ]);
    expect(most).toBe(2);
    expect(running).toBe(0);
  });
});
