import fc from 'fast-check';
import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRepos } from '@/server/runtime/repos.ts';
import { coinEntries } from '../schema.ts';
import { createTransact } from '@/server/runtime/unit-of-work.ts';
import { ok, refuse } from '@/server/core/result.ts';
import { signIn } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { expectCoins, giveCoins } from '@/tests/harness/wallet.ts';

const RUNS = 40;
const DAY_MS = 86_400_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Credits with a lifetime in days, debits, or elapsed days. */
const step = fc.oneof(
  fc.record({ gain: fc.integer({ min: 1, max: 60 }), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ spend: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ wait: fc.integer({ min: 1, max: 15 }) }),
);

interface Coin {
  readonly until: number;
}

/** Reference implementation, one coin at a time, unrelated to the SQL under test. */
class Purse {
  private coins: Coin[] = [];
  private day = 0;

  gain(count: number, days: number): void {
    for (let n = 0; n < count; n += 1) this.coins.push({ until: this.day + days });
  }

  spend(count: number): boolean {
    if (this.coins.length < count) return false;
    for (let n = 0; n < count; n += 1) {
      const soonest = Math.min(...this.coins.map(({ until }) => until));
      this.coins.splice(
        this.coins.findIndex(({ until }) => until === soonest),
        1,
      );
    }
    return true;
  }

  wait(days: number): void {
    this.day += days;
    this.coins = this.coins.filter(({ until }) => until > this.day);
  }

  /** Coins by remaining days. */
  left(): readonly (readonly [days: number, coins: number])[] {
    const days = [...new Set(this.coins.map(({ until }) => until))].toSorted((a, b) => a - b);
    return days.map((until) => [
      until - this.day,
      this.coins.filter((coin) => coin.until === until).length,
    ]);
  }
}

it('spends coins like the reference implementation, for any credits, debits and expiries', async () => {
  const transact = createTransact(shop.db);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const { memberId } = await signIn(shop);
      const purse = new Purse();
      const start = shop.clock.now();
      let day = 0;
      const now = () => new Date(start.getTime() + day * DAY_MS);
      for (const one of steps) {
        if ('gain' in one) {
          purse.gain(one.gain, one.days);
          await giveCoins(
            { db: shop.db, clock: { ...shop.clock, now } },
            memberId,
            one.gain,
            one.days,
          );
        } else if ('spend' in one) {
          const spent = await transact(async ({ coins }) => {
            const enough = await coins.spend(memberId, one.spend, now());
            return enough ? ok(true) : refuse('COINS_NOT_ENOUGH');
          });
          if (spent.ok) {
            await shop.db
              .insert(coinEntries)
              .values({ memberId, amount: -one.spend, reason: 'redeemed', at: now() });
          }
          expect(spent.ok).toBe(purse.spend(one.spend));
        } else {
          day += one.wait;
          purse.wait(one.wait);
        }
        const { total, expiring } = await createRepos(shop.db).coins.account(memberId, now());
        const left = expiring.map(({ at, amount }) => [
          Math.round((at.getTime() - now().getTime()) / DAY_MS),
          amount,
        ]);
        expect(left).toEqual(purse.left());
        expect(total).toBe(purse.left().reduce((sum, [, coins]) => sum + coins, 0));
      }
      await transact(async ({ coins }) => {
        await coins.expire([memberId], now());
        return ok(undefined);
      });
      const open = and(eq(coinEntries.memberId, memberId), gt(coinEntries.remaining, 0));
      const rows = await shop.db.select().from(coinEntries).where(open);
      expect(rows.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(
        purse.left().reduce((sum, [, coins]) => sum + coins, 0),
      );
      await expectCoins(shop.db);
    }),
    { numRuns: RUNS },
  );
});
