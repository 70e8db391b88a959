import { describe, expect, it } from 'vitest';
import { inTurn } from './repeat.ts';

describe('work in turn', () => {
  it('begins once the run before has ended', async () => {
    const said: string[] = [];
    const ends: (() => void)[] = [];
    const run = inTurn(async () => {
      const number = String(ends.length);
      said.push(`begin ${number}`);
      await new Promise<void>((resolve) => ends.push(resolve));
      said.push(`end ${number}`);
    });
    const both = Promise.all([run(), run()]);
    for (const number of [0, 1]) {
      while (ends[number] === undefined) await Promise.resolve();
      ends[number]();
    }
    await both;
    expect(said).toEqual(['begin 0', 'end 0', 'begin 1', 'end 1']);
  });

  it('runs again after a failed run, which is reported to its caller only', async () => {
    let runs = 0;
    const run = inTurn(async () => {
      runs += 1;
      if (runs === 1) throw new Error('away');
    });
    const first = run();
    const second = run();
    await expect(first).rejects.toThrow('away');
    await expect(second).resolves.toBeUndefined();
    expect(runs).toBe(2);
  });
});
