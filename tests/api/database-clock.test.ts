import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '@/server/db/client.ts';
import { createDatabaseClock } from '@/server/db/database-clock.ts';
import { createPharmacyStatus } from '@/server/modules/pharmacy/rules/status.ts';
import { DESK, hirePharmacist } from '@/tests/harness/consultation.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const HOUR_MS = 3_600_000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const machine = (aheadMs: number) => ({ now: () => new Date(Date.now() + aheadMs) });
const databaseNow = async () => {
  const [row] = await selectRows<{ ms: number }>(
    shop.db,
    sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
  );
  return row?.ms ?? NaN;
};

describe('a process whose clock is wrong', () => {
  it.each([3 * HOUR_MS, -3 * HOUR_MS, 0])(
    'by %d ms uses the time of the database',
    async (ahead) => {
      const clock = await createDatabaseClock(shop.db, machine(ahead));
      expect(Math.abs(clock.now().getTime() - (await databaseNow()))).toBeLessThan(1_000);
      expect(Math.round(clock.skewSeconds())).toBe(ahead / 1_000);
    },
  );

  it('follows a clock jump at the next comparison', async () => {
    let ahead = 0;
    const clock = await createDatabaseClock(shop.db, { now: () => new Date(Date.now() + ahead) });
    ahead = HOUR_MS;
    await clock.compare();
    expect(Math.abs(clock.now().getTime() - (await databaseNow()))).toBeLessThan(1_000);
    ahead = 0;
    await clock.compare();
    expect(clock.skewSeconds()).toBe(0);
  });

  it('finds pharmacists present through another process', async () => {
    const malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
    await shop.call('GET', `${DESK}/queue`, { token: malee.token });
    const wrong = machine(3 * HOUR_MS);
    const stateBy = async (clock: { now: () => Date }) =>
      (await createPharmacyStatus({ ...shop.sweeping, clock })()).state;
    expect(await stateBy(wrong)).toBe('unattended');
    expect(await stateBy(await createDatabaseClock(shop.db, wrong))).toBe('open');
  });
});
