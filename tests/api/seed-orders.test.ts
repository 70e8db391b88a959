import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../../lib/api/contract/order-values.ts';
import type { OrderPage } from '../../lib/api/contract/orders.ts';
import type { Address } from '../../lib/api/contract/addresses.ts';
import type { NotificationPage } from '../../lib/api/contract/notifications.ts';
import { stock } from '../../server/db/schema/catalog.ts';
import { DEMO_MEMBERS } from '../../server/seed/demo-members.ts';
import { seedMembers } from '../../server/seed/members.ts';
import { seedOrders } from '../../server/seed/orders.ts';
import { plantProducts, plantShelves } from '../harness/catalogue.ts';
import { expectInvariants } from '../harness/invariants.ts';
import { signIn } from '../harness/members.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const PRODUCTS = Array.from({ length: 30 }, (_, n) => ({ id: n + 1, available: 40, rank: n }));
const RECEIVED = new Map(PRODUCTS.map(({ id, available }) => [id, available]));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('the demo orders', () => {
  it('wait for members and products', async () => {
    await seedOrders(shop.db, shop.clock.now());
    await seedMembers(shop.db);
    await plantShelves(shop.db);
    await seedOrders(shop.db, shop.clock.now());
    await plantProducts(shop.db, PRODUCTS);
  });

  it('stand in every state, once, consistent with stock and money', async () => {
    for (let run = 0; run < 2; run += 1) await seedOrders(shop.db, shop.clock.now());
    await expectInvariants(shop.db, RECEIVED);
    const { token } = await signIn(shop, DEMO_MEMBERS[0]?.phone);
    const { body } = await shop.call<OrderPage>('GET', '/me/orders?per_page=50', { token });
    expect(body.entities.map(({ status }) => status).toSorted()).toEqual(
      [...ORDER_STATUSES].toSorted(),
    );
    const [shelf] = await shop.db.select().from(stock).where(eq(stock.productId, 30));
    expect(shelf).toMatchObject({ onHand: 39, reserved: 0 });
    const told = await shop.call<NotificationPage>('GET', '/notifications?per_page=50', { token });
    expect(told.body).toMatchObject({ total: 12, total_unread: 4 });
    const dates = told.body.entities.map(({ created_at }) => created_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const { body: kept } = await shop.call<{ entities: Address[] }>('GET', '/me/addresses', {
      token,
    });
    expect(kept.entities).toMatchObject([{ is_default: true, sub_district: 'Sam Sen Nai' }]);
  });
});
