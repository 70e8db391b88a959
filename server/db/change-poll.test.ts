import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../core/change-log.ts';
import { createChangePoll } from './change-poll.ts';

/** An in-memory log with a movable clock. */
function setUp() {
  let now = 1_000_000;
  const rows: (Change & { at: number })[] = [];
  let reads = 0;
  const poll = createChangePoll({
    clock: { now: () => new Date(now) },
    changes: {
      after: (floor) => {
        const found = rows.filter(({ id }) => id > floor).toSorted((a, b) => a.id - b.id);
        reads += found.length;
        return Promise.resolve(found);
      },
      newestBefore: (ageMs) =>
        Promise.resolve(
          Math.max(0, ...rows.filter(({ at }) => at < now - ageMs).map(({ id }) => id)),
        ),
      prune: () => Promise.resolve(),
    },
  });
  return {
    poll: () => poll.poll(),
    write: (id: number, tag = `t${String(id)}`) => rows.push({ id, tag, at: now }),
    advance: (ms: number) => {
      now += ms;
    },
    reads: () => reads,
  };
}

describe('the change poll', () => {
  it('reports no changes from before its start', async () => {
    const { poll, write, advance } = setUp();
    write(1);
    advance(60_000);
    write(2);
    expect(await poll()).toEqual([]);
    write(3);
    expect(await poll()).toEqual(['t3']);
  });

  it('reports each tag once despite repeated changes', async () => {
    const { poll, write } = setUp();
    await poll();
    write(1, 'catalog');
    write(2, 'catalog');
    write(3, 'brands');
    expect(await poll()).toEqual(['catalog', 'brands']);
    expect(await poll()).toEqual([]);
  });

  it('does not reread reported changes, unless an id is missing', async () => {
    const { poll, write, reads } = setUp();
    await poll();
    for (let id = 1; id <= 100; id += 1) write(id);
    await poll();
    await poll();
    expect(reads()).toBe(100);
  });

  it('gives up on an id missing for half a minute', async () => {
    const { poll, write, advance, reads } = setUp();
    await poll();
    write(1);
    write(3);
    await poll();
    advance(30_000);
    await poll();
    await poll();
    expect(reads()).toBe(2 + 1);
  });

  it('misses and repeats nothing when ids appear in any order within half a minute', async () => {
    const delays = fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(delays, async (lateness) => {
        const { poll, write, advance } = setUp();
        await poll();
        const told: string[] = [];
        for (let step = 0; step < lateness.length + 16; step += 1) {
          lateness.forEach((late, index) => {
            if (index + late === step) write(index + 1);
          });
          told.push(...(await poll()));
          advance(2_000);
        }
        expect(told.toSorted()).toEqual(
          lateness.map((_, index) => `t${String(index + 1)}`).toSorted(),
        );
      }),
    );
  });
});
