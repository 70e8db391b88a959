import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  notificationPageSchema,
  notificationSchema,
  type Notification,
  type NotificationPage,
} from '@/lib/notifications/contract.ts';
import { createNotificationRepo } from '../repo.ts';
import { orderNotices } from '@/server/modules/orders/notices.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
});

const page = (query = '', { token } = alice) =>
  shop.call<NotificationPage>('GET', `/notifications${query}`, { token });
const read = (id: number | string, { token } = alice) =>
  shop.call<Notification & Record<string, unknown>>('POST', `/notifications/${String(id)}/read`, {
    token,
  });

async function tell(orderId: string, { memberId } = alice): Promise<void> {
  const notice = orderNotices.about('placed', orderId);
  await createNotificationRepo(shop.db, () => undefined).add(memberId, notice, shop.clock.now());
}

describe('GET /notifications', () => {
  it('is empty at first', async () => {
    const { status, body, headers } = await page();
    expect(status).toBe(200);
    expect(body).toEqual({ entities: [], page: 1, per_page: 10, total: 0, total_unread: 0 });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('lists the newest first, in the requested language, with the unread count', async () => {
    for (const id of ['AR1', 'AR2', 'AR3']) await tell(id);
    const { body } = await page('?per_page=2');
    expect(notificationPageSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ page: 1, per_page: 2, total: 3, total_unread: 3 });
    expect(body.entities.map(({ url }) => url)).toEqual(['/orders/AR3', '/orders/AR2']);
    expect(body.entities[0]).toMatchObject({
      type: 'order',
      title: 'We have received your order',
      body: 'Order AR3 is confirmed. Please pay in cash when it arrives.',
      // The order does not exist.
      image: null,
      is_read: false,
    });
    const thai = await page('?locale=th&page=2&per_page=2');
    expect(thai.body.entities).toMatchObject([
      { title: 'เราได้รับคำสั่งซื้อของคุณแล้ว', url: '/orders/AR1' },
    ]);
  });
});

describe('older notices', () => {
  it('continue after the last known one, whatever arrives meanwhile', async () => {
    for (const id of ['AR1', 'AR2', 'AR3', 'AR4']) await tell(id);
    const first = (await page('?per_page=2')).body.entities;
    await tell('AR5');
    const oldest = String(first.at(-1)?.id);
    const { body } = await page(`?per_page=2&before=${oldest}`);
    expect(body.entities.map(({ url }) => url)).toEqual(['/orders/AR2', '/orders/AR1']);
    expect(body).toMatchObject({ total: 5, total_unread: 5 });
    expect((await page('?before=0')).status).toBe(422);
  });
});

describe('GET /notifications/{id}', () => {
  const one = (id: number, locale = 'en', { token } = alice) =>
    shop.call<Notification & Record<string, unknown>>(
      'GET',
      `/notifications/${String(id)}?locale=${locale}`,
      { token },
    );

  it('returns one as in the list, without marking it as read', async () => {
    await tell('AR1');
    const listed = (await page()).body.entities[0];
    const { status, body } = await one(listed?.id ?? 0);
    expect([status, body]).toEqual([200, listed]);
    expect((await one(listed?.id ?? 0, 'th')).body.title).toBe('เราได้รับคำสั่งซื้อของคุณแล้ว');
    expect((await page()).body.total_unread).toBe(1);
  });

  it('hides those of other members, and requires a sign-in', async () => {
    const bob = await signIn(shop);
    await tell('AR9', bob);
    const id = (await page('', bob)).body.entities[0]?.id ?? 0;
    const [foreign, missing] = [await one(id), await one(2_000_000_000)];
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
    expect((await shop.call('GET', `/notifications/${String(id)}`)).status).toBe(401);
  });
});

describe('reading', () => {
  it('marks one, idempotently', async () => {
    await tell('AR1');
    await tell('AR2');
    const id = (await page()).body.entities[0]?.id ?? 0;
    const { status, body } = await read(id);
    expect(status).toBe(200);
    expect(notificationSchema.parse(body)).toEqual(body);
    expect(body.is_read).toBe(true);
    expect((await read(id)).status).toBe(200);
    expect((await page()).body).toMatchObject({ total: 2, total_unread: 1 });
  });

  it('marks all of the member, and no others', async () => {
    const bob = await signIn(shop);
    await tell('AR1');
    await tell('AR2');
    await tell('AR3', bob);
    const all = await shop.call('POST', '/notifications/read-all', { token: alice.token });
    expect(all).toMatchObject({ status: 200, body: {} });
    expect((await page()).body).toMatchObject({ total: 2, total_unread: 0 });
    expect((await page('', bob)).body).toMatchObject({ total: 1, total_unread: 1 });
  });
});

describe('whose notification', () => {
  it('is asked first', async () => {
    for (const [method, path] of [
      ['GET', '/notifications'],
      ['POST', '/notifications/1/read'],
      ['POST', '/notifications/read-all'],
    ] as const) {
      expect((await shop.call(method, path)).status).toBe(401);
    }
  });

  it('is hidden from other members', async () => {
    const bob = await signIn(shop);
    await tell('AR1', bob);
    const id = (await page('', bob)).body.entities[0]?.id ?? 0;
    const foreign = await read(id);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await read(2_000_000_000)).body);
    expect((await read('x')).status).toBe(404);
    expect((await page('', bob)).body.total_unread).toBe(1);
    expect((await page()).body.total).toBe(0);
  });
});
