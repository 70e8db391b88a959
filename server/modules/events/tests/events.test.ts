import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NotificationPage } from '@/lib/notifications/contract.ts';
import { eventSchemas } from '@/lib/notifications/contract-events.ts';
import { createNotificationRepo } from '@/server/modules/notifications/repo.ts';
import { payments } from '@/server/db/schema/payments.ts';
import { orderNotices } from '@/server/modules/orders/notices.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openEvents, requestEvents, type EventStream } from '@/tests/harness/event-stream.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantOrder, signInStaff } from '@/tests/harness/orders.ts';
import { moveSeen } from '@/tests/harness/staff-work.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const PARCEL = { carrier: 'Thai Post', tracking_no: 'EX123' };

let shop: Shop;
let alice: TestMember;
let bob: TestMember;
const open: EventStream[] = [];

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [{ id: 1, available: 100 }]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.close()));
  alice = await signIn(shop);
  bob = await signIn(shop);
});

const request = (member: TestMember, lastEventId?: string) =>
  requestEvents(shop, member, lastEventId);

async function listen(member: TestMember, lastEventId?: string): Promise<EventStream> {
  const stream = await openEvents(shop, member, lastEventId);
  open.push(stream);
  return stream;
}

const tell = (orderId: string, { memberId } = alice) =>
  createNotificationRepo(shop.db, shop.database.signals.notify).add(
    memberId,
    orderNotices.about('placed', orderId),
    shop.clock.now(),
  );

describe('GET /me/events', () => {
  it('sends new events of the member only, in the member’s language', async () => {
    await tell('AR1');
    const stream = await listen(alice);
    await tell('AR2', bob);
    await tell('AR3');
    const told = await stream.next();
    expect(told.event).toBe('notification');
    expect(eventSchemas.notification.parse(told.data)).toEqual(told.data);
    expect(told.data).toMatchObject({ url: '/orders/AR3', is_read: false });
    expect(told.data['title']).toMatch(/[\u0e00-\u0e7f]/);
  });

  it('resumes where the last stream ended', async () => {
    const first = await listen(alice);
    await tell('AR1');
    const { id } = await first.next();
    await first.close();
    await tell('AR2');
    await tell('AR3');
    const second = await listen(alice, id);
    expect((await second.next()).data).toMatchObject({ url: '/orders/AR2' });
    expect((await second.next()).data).toMatchObject({ url: '/orders/AR3' });
    await tell('AR4');
    expect((await second.next()).data).toMatchObject({ url: '/orders/AR4' });
  });

  it('resumes after the newest notice read, without old order moves', async () => {
    await plantOrder(shop, {
      ...{ memberId: alice.memberId, productId: 1, status: 'packing' },
    });
    await tell('AR1');
    const { body } = await shop.call<NotificationPage>('GET', '/notifications', {
      token: alice.token,
    });
    await tell('AR2');
    const stream = await listen(alice, String(body.entities[0]?.id));
    expect((await stream.next()).data).toMatchObject({ url: '/orders/AR2' });
    await tell('AR3');
    expect((await stream.next()).data).toMatchObject({ url: '/orders/AR3' });
  });

  it('sends each event once to every window', async () => {
    const windows = [await listen(alice), await listen(alice)];
    await tell('AR1');
    await tell('AR2');
    for (const window of windows) {
      expect((await window.next()).data).toMatchObject({ url: '/orders/AR1' });
      expect((await window.next()).data).toMatchObject({ url: '/orders/AR2' });
    }
  });

  it('sends order and payment changes', async () => {
    const orderId = await plantOrder(shop, {
      ...{ memberId: alice.memberId, productId: 1, status: 'packing' },
    });
    const stream = await listen(alice);
    await moveSeen(shop, await signInStaff(shop), orderId, { move: 'ship', ...PARCEL });
    const events = [await stream.next(), await stream.next()];
    const moved = events.find(({ event }) => event === 'order');
    expect(eventSchemas.order.parse(moved?.data)).toMatchObject({
      order_id: orderId,
      status: 'shipped',
    });
    expect(events.map(({ event }) => event).toSorted()).toEqual(['notification', 'order']);
    const at = shop.clock.now();
    await shop.db.insert(payments).values({
      ...{ id: `pay-${orderId}`, orderId, method: 'qr', provider: 'sandbox', amount: 100 },
      ...{ status: 'succeeded', nextAction: { type: 'none' }, idempotencyKey: 'k' },
      ...{ createdAt: at, updatedAt: at, expiresAt: at },
    });
    shop.database.signals.notify([alice.memberId]);
    const paid = await stream.next();
    expect(paid.event).toBe('payment');
    expect(eventSchemas.payment.parse(paid.data)).toMatchObject({ status: 'succeeded' });
  });

  it('sends parcel scans', async () => {
    const orderId = await plantOrder(shop, {
      ...{ memberId: alice.memberId, productId: 1, status: 'packing' },
    });
    const office = await signInStaff(shop);
    const { token } = office;
    const path = `/api/admin/v1/orders/${orderId}`;
    const shipped = await moveSeen(shop, office, orderId, { move: 'ship', ...PARCEL });
    const parcelId = shipped.body.parcels[0]?.id ?? 0;
    const [stream, other] = [await listen(alice), await listen(bob)];
    for (const state of ['in_transit', 'out_for_delivery'] as const) {
      shop.clock.advance(1_000);
      await shop.call('POST', `${path}/parcels/${String(parcelId)}/events`, {
        ...{ token, body: { state } },
      });
      const seen = await stream.next();
      expect(seen.event).toBe('parcel');
      expect(eventSchemas.parcel.parse(seen.data)).toEqual({
        ...{ order_id: orderId, parcel_id: parcelId, state },
        at: expect.any(String),
      });
    }
    await tell('AR9', bob);
    expect((await other.next()).event).toBe('notification');
  });

  it('requires a sign-in, and allows five streams; an unknown id starts now', async () => {
    expect((await shop.call('GET', '/me/events')).status).toBe(401);
    for (let place = 0; place < 5; place += 1) await listen(alice, 'nonsense');
    const sixth = await request(alice);
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('30');
    await open[0]?.close();
    expect((await request(alice)).status).toBe(200);
  });

  it('enforces the limit on concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(alice)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    for (const { body } of answers) await body?.cancel();
    expect((await request(alice)).status).toBe(200);
  });

  it('ends at logout, without later events', async () => {
    const [stream, other] = [await listen(alice), await listen(bob)];
    await shop.call('POST', '/me/logout', { token: alice.token });
    await tell('AR1');
    await expect(stream.next()).rejects.toThrow('the stream ended');
    await tell('AR2', bob);
    expect((await other.next()).data).toMatchObject({ url: '/orders/AR2' });
  });

  it('ends when the sign-in expires', async () => {
    const stream = await listen(alice);
    shop.clock.advance(3_600_000);
    await tell('AR1');
    await stream.end();
    expect((await request(alice)).status).toBe(401);
  });

  it.each(['9999999999.0', '0.9999999999', '2147483648.1'])(
    'refuses %s, which is beyond every id',
    async (id) => {
      const answer = await request(alice, id);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        code: 'VALIDATION',
        fields: { 'last-event-id': expect.any(String) },
      });
    },
  );
});
