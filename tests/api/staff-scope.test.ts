import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectRows } from '../../server/db/client.ts';
import { branchStaff } from '../../server/db/schema/fulfilment.ts';
import { orders } from '../../server/db/schema/orders.ts';
import { plantProducts, plantShelves } from '../harness/catalogue.ts';
import { signIn } from '../harness/members.ts';
import { plantBranches, plantOrder, signInStaff } from '../harness/orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, available: 100 }]);
  await plantBranches(shop, [11, 12], { productId: 1 });
});
afterAll(() => shop.close());

/** The embedded engine does one transaction after the other. */
async function untilItWaits(): Promise<void> {
  if (shop.database.engine === 'pglite') return;
  const waiting = sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await selectRows(shop.db, waiting)).length, { timeout: 10_000 })
    .toBeGreaterThan(0);
}

it.each(['the order went to another branch', 'staff lost its branch'])(
  'does nothing to an order where %s while it was waited for',
  async (what) => {
    const { memberId } = await signIn(shop);
    const order = { memberId, productId: 1, branchId: 11, pickupCode: 'K7M2QP' } as const;
    const id = await plantOrder(shop, { ...order, status: 'waiting_branch_approval' });
    const staff = await signInStaff(shop, [11]);
    const branchId = what === 'staff lost its branch' ? 11 : 12;
    const asked = await shop.db.transaction(async (tx) => {
      await tx.update(orders).set({ branchId }).where(eq(orders.id, id));
      const ofStaff = eq(branchStaff.memberId, staff.memberId);
      if (branchId === 11) await tx.update(branchStaff).set({ branchId: 12 }).where(ofStaff);
      const body = { status: 'waiting_branch_approval' };
      const { token } = staff;
      const answer = shop.call('POST', `/api/admin/v1/orders/${id}/approve`, { token, body });
      await untilItWaits();
      return { answer };
    });
    expect((await asked.answer).status).toBe(404);
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({ status: 'waiting_branch_approval', branchId });
  },
);
