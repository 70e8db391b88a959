import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../../lib/orders/contract-values.ts';
import { DELIVERY_METHODS } from '../../lib/checkout/contract-values.ts';
import type { OrderPage } from '../../lib/orders/contract.ts';
import type { Address } from '../../lib/addresses/contract.ts';
import type { NotificationPage } from '../../lib/notifications/contract.ts';
import { startTestBank, type TestBank } from '../../demo/bank/bank.fixture.ts';
import { DEMO_MEMBERS } from '../../demo/seed/demo-members.ts';
import { seedMembers } from '../../demo/seed/members.ts';
import { seedOrders } from '../../demo/seed/orders.ts';
import { plantBranches } from '../harness/branches.ts';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import { expectInvariants } from '../harness/invariants.ts';
import { signIn } from '../harness/members.ts';
import { signInStaff } from '../harness/orders.ts';
import { orderOf } from '../harness/paying.ts';
import { acceptReturn, askReturn, refundReturn } from '../harness/returns.ts';
import { moveSeen } from '@/tests/harness/staff-work.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const PRODUCTS = Array.from({ length: 30 }, (_, n) => ({ id: n + 1, available: 40, rank: n }));
const RECEIVED = new Map(PRODUCTS.map(({ id, available }) => [id, available]));

let shop: Shop;
let bank: TestBank;
beforeAll(async () => {
  bank = await startTestBank();
  shop = await openShop({ provider: bank.provider });
});
afterAll(async () => {
  await shop.close();
  await bank.close();
});

describe('the demo orders', () => {
  it('wait for members and products', async () => {
    await seedOrders(shop.db, shop.clock.now());
    await seedMembers(shop.db, shop.clock.now());
    await plantShelves(shop.db);
    await seedOrders(shop.db, shop.clock.now());
    await plantProducts(shop.db, PRODUCTS);
    await plantBranches(shop.db, [{ id: 1, shelves: { 3: 20, 5: 20, 8: 20 } }]);
  });

  it('cover every state once, consistent with stock and money', async () => {
    for (let run = 0; run < 2; run += 1) await seedOrders(shop.db, shop.clock.now());
    await expectInvariants(shop.db, RECEIVED);
    const { token } = await signIn(shop, DEMO_MEMBERS[0]?.phone);
    const { body } = await shop.call<OrderPage>('GET', '/me/orders?per_page=50', { token });
    const statuses = new Set(body.entities.map(({ status }) => status));
    expect(statuses).toEqual(new Set(ORDER_STATUSES));
    for (const method of DELIVERY_METHODS) {
      expect(body.entities.some((order) => order.delivery_method === method)).toBe(true);
    }
    const told = await shop.call<NotificationPage>('GET', '/notifications?per_page=50', { token });
    expect(told.body.total).toBeGreaterThan(told.body.total_unread);
    expect(told.body.total_unread).toBeGreaterThan(0);
    const dates = told.body.entities.map(({ created_at }) => created_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const { body: kept } = await shop.call<{ entities: Address[] }>('GET', '/me/addresses', {
      token,
    });
    expect(kept.entities).toMatchObject([{ is_default: true, sub_district: 'Sam Sen Nai' }]);
  });

  it('are refunded at the sandbox bank, fully and in part', async () => {
    const { token } = await signIn(shop, DEMO_MEMBERS[0]?.phone);
    const office = await signInStaff(shop);
    const { body } = await shop.call<OrderPage>('GET', '/me/orders?per_page=50', { token });
    const of = (status: string) =>
      body.entities.find((order) => order.status === status && order.payment.method !== 'cod');
    const [paid, rejected, delivered] = ['paid', 'rejected_by_branch', 'delivered'].map(of);
    if (!paid || !rejected || !delivered) throw new Error('the demo lacks an order');
    const cancelled = await moveSeen(shop, office, paid.order_id, {
      ...{ move: 'cancel', reason: 'Damaged in the warehouse' },
    });
    expect(cancelled.status).toBe(200);
    const path = `/me/orders/${rejected.order_id}/cancel`;
    expect((await shop.call('POST', path, { token })).status).toBe(200);
    await askReturn(shop, { token }, delivered.order_id, [[1, 1]]);
    await acceptReturn(shop, office, delivered.order_id);
    expect((await refundReturn(shop, office, delivered.order_id)).status).toBe(200);
    await shop.jobs.returnMoney();
    expect(shop.reports).toEqual([]);
    for (const { order_id: id } of [paid, rejected, delivered]) {
      expect((await orderOf(shop, { token }, id)).refund, id).toMatchObject({ status: 'refunded' });
    }
    await expectInvariants(shop.db, RECEIVED);
  });
});
