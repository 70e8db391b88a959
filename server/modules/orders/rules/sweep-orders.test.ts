import { describe, expect, it } from 'vitest';
import { RETURN_WINDOW_DAYS } from '../../../../lib/orders/contract-values.ts';
import { ok, refuse } from '../../../core/result.ts';
import { completeOrders, expireOrders, type SweepWorld } from './sweep-orders.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const MOST_LOOKS = 100;

/** Orders whose time is over, some of which cannot be moved, or throw. */
function worldOf(count: number, outcomeOf: (id: number) => 'moved' | 'refused' | 'throws') {
  const waiting = new Set(Array.from({ length: count }, (_, index) => String(index)));
  const moved: string[] = [];
  const reports: string[] = [];
  let looks = 0;
  let before: Date | undefined;
  const due = (at: Date, { limit, except }: { limit: number; except: readonly string[] }) => {
    looks += 1;
    if (looks > MOST_LOOKS) throw new Error('the sweep does not end');
    before = at;
    return Promise.resolve([...waiting].filter((id) => !except.includes(id)).slice(0, limit));
  };
  let taken = '';
  const world = {
    orders: { overdue: due, returnableNoMore: due },
    transact: async (work: (repos: unknown) => Promise<unknown>) => {
      const lock = (id: string) => Promise.resolve(void (taken = id));
      await work({ orders: { lock } });
      const outcome = outcomeOf(Number(taken));
      if (outcome === 'throws') throw new Error('the database is away');
      if (outcome === 'refused') return refuse('ORDER_STATE');
      waiting.delete(taken);
      moved.push(taken);
      return ok(undefined);
    },
    clock: { now: () => NOW },
    report: (problem: string) => void reports.push(problem),
  };
  return {
    world: world as unknown as SweepWorld,
    moved,
    reports,
    since: () => before,
  };
}

describe('a sweep over orders whose time is over', () => {
  it.each([0, 1, 49, 50, 51, 120])('moves all of %i', async (count) => {
    const { world, moved } = worldOf(count, () => 'moved');
    await expireOrders(world);
    expect(moved).toHaveLength(count);
  });

  it.each([
    ['cannot be moved', 'refused', 0],
    ['throws', 'throws', 60],
  ] as const)(
    'passes over what %s, however much of it comes first',
    async (_, outcome, reports) => {
      const seen = worldOf(120, (id) => (id < 60 ? outcome : 'moved'));
      await expireOrders(seen.world);
      expect(seen.moved).toHaveLength(60);
      expect(seen.reports).toHaveLength(reports);
    },
  );

  it('completes orders after the return period', async () => {
    const { world, since } = worldOf(0, () => 'moved');
    await completeOrders(world);
    expect(NOW.getTime() - (since()?.getTime() ?? 0)).toBe(RETURN_WINDOW_DAYS * 86_400_000);
  });
});
