import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderStatus } from '@/lib/orders/contract-values.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { createTransact, type Transact } from '@/server/runtime/unit-of-work.ts';
import { tellingOf } from '@/server/modules/orders/mails.ts';
import type { Actor } from '@/server/core/kept-orders.ts';
import { refuse } from '@/server/core/result.ts';
import { moveOrder } from '../rules/move-order.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { expectInvariants } from '@/tests/harness/invariants.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const RECEIVED = new Map([
  [1, 100],
  [2, 100],
]);

let shop: Shop;
let transact: Transact;
let alice: Shopper;
let id: string;

beforeAll(async () => {
  shop = await openShop();
  transact = createTransact(shop.db);
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: 1, available: 100 },
    { id: 2, available: 100 },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await shopperOf(shop);
  await fill(shop, alice, [1, 2], [2, 3]);
  id = (await place(shop, alice)).body.order_id;
});
afterEach(() => expectInvariants(shop.db, RECEIVED));

function move(from: OrderStatus, to: OrderStatus, actor: Actor) {
  return transact(async (repos) => {
    const order = await repos.orders.lock(id);
    if (order?.status !== from) return refuse('ORDER_STATE');
    return moveOrder(repos, tellingOf(shop.useCases.site), {
      order,
      to,
      actor,
      at: shop.clock.now(),
    });
  });
}

async function shelf(productId: number) {
  const [row] = await shop.db.select().from(stock).where(eq(stock.productId, productId));
  return { onHand: row?.onHand ?? 0, reserved: row?.reserved ?? 0 };
}

const timeline = async () => {
  const { body } = await shop.call('GET', `/me/orders/${id}`, { token: alice.token });
  return (body['timeline'] as { state: string; actor: string }[]).map(
    ({ state, actor }) => `${state} ${actor}`,
  );
};

describe('moving an order', () => {
  it('takes the pieces out of the warehouse when they are packed', async () => {
    const before = await shelf(2);
    await move('cash_on_delivery', 'packing', 'staff');
    expect(await shelf(2)).toEqual({
      onHand: before.onHand - 3,
      reserved: before.reserved - 3,
    });
    await move('packing', 'shipped', 'staff');
    await move('shipped', 'delivered', 'system');
    await move('delivered', 'completed', 'member');
    expect(await timeline()).toEqual([
      'created member',
      'cash_on_delivery system',
      'packing staff',
      'shipped staff',
      'delivered system',
      'completed member',
    ]);
    const { body } = await shop.call('GET', '/notifications', { token: alice.token });
    expect(body['total']).toBe(3);
  });

  it('frees the pieces of a cancelled order', async () => {
    const before = await shelf(1);
    await move('cash_on_delivery', 'cancelled', 'member');
    expect(await shelf(1)).toEqual({ onHand: before.onHand, reserved: before.reserved - 2 });
  });

  it('lets one of a cancellation and a packing at the same moment happen', async () => {
    const results = await Promise.all([
      move('cash_on_delivery', 'cancelled', 'member'),
      move('cash_on_delivery', 'packing', 'staff'),
      move('cash_on_delivery', 'cancelled', 'staff'),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await timeline()).toHaveLength(3);
  });

  it('does not go back', async () => {
    await move('cash_on_delivery', 'packing', 'staff');
    const before = await shelf(1);
    const late = await move('cash_on_delivery', 'cancelled', 'member');
    expect(late).toMatchObject({ ok: false, refusal: { code: 'ORDER_STATE' } });
    expect(await shelf(1)).toEqual(before);
  });
});
