import { describe, expect, it } from 'vitest';
import { createWatchMaintenance, OPEN } from './watch-maintenance.ts';

function setUp() {
  let now = 0;
  let reads = 0;
  let answer = async () => ({ ...OPEN, isMaintain: true });
  const watch = createWatchMaintenance({
    maintenance: {
      read: () => {
        reads += 1;
        return answer();
      },
      set: () => Promise.resolve(),
    },
    clock: { now: () => new Date(now) },
  });
  return {
    watch,
    reads: () => reads,
    advance: (ms: number) => {
      now += ms;
    },
    fail: () => {
      answer = () => Promise.reject(new Error('away'));
    },
  };
}

describe('the watch over maintenance', () => {
  it('reads once for concurrent callers, and again after two seconds', async () => {
    const { watch, reads, advance } = setUp();
    await Promise.all([watch(), watch(), watch()]);
    await watch();
    expect(reads()).toBe(1);
    advance(2_000);
    expect((await watch()).isMaintain).toBe(true);
    expect(reads()).toBe(2);
  });

  it('keeps the last state while the database is away, without a read per call', async () => {
    const { watch, reads, advance, fail } = setUp();
    await watch();
    fail();
    advance(2_000);
    expect((await watch()).isMaintain).toBe(true);
    expect((await watch()).isMaintain).toBe(true);
    expect(reads()).toBe(2);
  });
});
