import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  noticePreferenceListSchema,
  type NoticeChoice,
  type NoticePreferenceList,
} from '@/lib/notifications/contract-preferences.ts';
import type { NotificationPage } from '@/lib/notifications/contract.ts';
import { createRepos } from '@/server/runtime/repos.ts';
import { pushTokens } from '../schema.ts';
import { outbox } from '@/server/db/schema/operations.ts';
import { deliverOutbox } from '@/server/runtime/deliver-outbox.ts';
import { orderNotices } from '@/server/modules/orders/notices.ts';
import { createConversationNotices } from '@/server/modules/conversations/notices.ts';
import { createStockNotices } from '@/server/modules/wishes/notices.ts';
import { createFcmSender } from '@/server/providers/push/fcm.ts';
import { startFcm } from '@/tests/harness/fcm-stand-in.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let fcm: Awaited<ReturnType<typeof startFcm>>;
let alice: TestMember;
let device: string;

beforeAll(async () => {
  [shop, fcm] = await Promise.all([openShop(), startFcm()]);
});
afterAll(() => Promise.all([shop.close(), fcm.close()]));
beforeEach(async () => {
  alice = await signIn(shop);
  device = randomUUID();
  fcm.sent.length = 0;
});

const register = (token: string, locale = 'en', member = alice) =>
  shop.call('POST', `/me/token?locale=${locale}`, { token: member.token, body: { token } });
const tell = (notice: Parameters<typeof orderNotices.about>[0], { memberId } = alice) =>
  createRepos(shop.db).notifications.add(
    memberId,
    orderNotices.about(notice, 'AR1'),
    shop.clock.now(),
  );
const choose = (preferences: readonly NoticeChoice[]) =>
  shop.call<NoticePreferenceList>('PUT', '/me/notification-preferences', {
    ...{ token: alice.token, body: { preferences } },
  });
const bell = async () =>
  (await shop.call<NotificationPage>('GET', '/notifications', { token: alice.token })).body.total;
const waiting = (token = device) =>
  shop.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'push'), eq(outbox.recipient, token)));

async function deliver() {
  const { pushTokens: devices, outbox: queue } = createRepos(shop.db);
  const { account, url } = fcm;
  const push = createFcmSender({ account, url, forget: (token) => devices.forget(token) });
  const parts = { outbox: queue, senders: { push }, keepBodies: false, clock: shop.clock };
  await deliverOutbox({ ...parts, log: pino({ level: 'silent' }) });
}
const gotBy = (token: string) => fcm.sent.filter((one) => one.to === token);

describe('push messages', () => {
  it('reach every device of the member in its language, without private details', async () => {
    const again = await signIn(shop, alice.phone);
    const thai = randomUUID();
    await register(device);
    await register(thai, 'th', again);
    await tell('paid');
    await deliver();
    expect(gotBy(device)[0]?.data).toMatchObject({ title: 'Arun', body: 'Payment received' });
    const [thaiOne] = gotBy(thai);
    expect(thaiOne?.data['url']).toMatch(/^\/th\/notifications\/\d+$/);
    expect(JSON.stringify(fcm.sent)).not.toContain('AR1');
    await deliver();
    expect(fcm.sent).toHaveLength(2);
  });

  it('name no product', async () => {
    await register(device);
    const notice = createStockNotices('https://shop.test').notice({
      ...{ memberId: alice.memberId, productId: 5, email: '' },
      name: { en: 'Heart pills', th: 'ยาหัวใจ' },
    });
    await createRepos(shop.db).notifications.add(alice.memberId, notice, shop.clock.now());
    await deliver();
    expect(gotBy(device)).toHaveLength(1);
    expect(JSON.stringify(fcm.sent)).not.toMatch(/Heart|หัวใจ|Back in stock/);
  });

  it('hide the contents of a conversation', async () => {
    await register(device);
    const notice = createConversationNotices('https://shop.test').notice(
      'answered',
      '/pharmacy/consult/7',
    );
    await createRepos(shop.db).notifications.add(alice.memberId, notice, shop.clock.now());
    await deliver();
    expect(gotBy(device)).toHaveLength(1);
    expect(JSON.stringify(fcm.sent)).not.toMatch(/pharma|เภสัช|consult/i);
  });

  it('delete the token of an unregistered device', async () => {
    await register(device);
    fcm.refusals.set(device, { status: 404, errorCode: 'UNREGISTERED' });
    await tell('paid');
    await deliver();
    expect(await shop.db.select().from(pushTokens).where(eq(pushTokens.token, device))).toEqual([]);
    await tell('shipped');
    expect(await waiting()).toEqual([]);
  });

  it('end with the sign-in, queued ones included', async () => {
    await register(device);
    await tell('paid');
    expect(await waiting()).toHaveLength(1);
    await shop.call('POST', '/me/logout', { token: alice.token });
    expect(await waiting()).toEqual([]);
  });

  it("do not reach the device's next member", async () => {
    await register(device);
    await tell('paid');
    const bob = await signIn(shop);
    await register(device, 'en', bob);
    expect(await waiting()).toEqual([]);
    await tell('shipped', bob);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('notice preferences', () => {
  it('default to everything but advertising by push and follow-ups', async () => {
    const { body } = await shop.call('GET', '/me/notification-preferences', {
      token: alice.token,
    });
    const { entities } = noticePreferenceListSchema.parse(body);
    const off = entities.filter(({ enabled }) => !enabled);
    expect(off.map(({ topic, channel }) => `${topic} ${channel}`).toSorted()).toEqual([
      'follow_ups bell',
      'follow_ups mail',
      'follow_ups push',
      'promotions push',
    ]);
    expect(off.filter(({ always }) => always)).toEqual([]);
  });

  it('are stored, and suppress unwanted notices in bell and push', async () => {
    await register(device);
    const quiet: NoticeChoice[] = [
      { topic: 'delivery', channel: 'bell', enabled: false },
      { topic: 'delivery', channel: 'push', enabled: false },
    ];
    const { body } = await choose(quiet);
    for (const one of quiet) expect(body.entities).toContainEqual({ ...one, always: false });
    await tell('shipped');
    expect([await bell(), await waiting()]).toEqual([0, []]);
    await tell('paid');
    expect([await bell(), (await waiting()).length]).toEqual([1, 1]);
    await choose([{ topic: 'delivery', channel: 'push', enabled: true }]);
    await tell('shipped');
    expect([await bell(), (await waiting()).length]).toEqual([1, 2]);
    expect((await waiting()).at(-1)?.body).toContain('/orders/order_list');
  });

  it('never suppress receipts, accept known pairs only, and store nothing of a refused change', async () => {
    for (const wrong of [
      { topic: 'orders', channel: 'mail', enabled: false },
      { topic: 'promotions', channel: 'mail', enabled: true },
    ] as const) {
      const { status } = await choose([
        { topic: 'reminders', channel: 'push', enabled: false },
        wrong,
      ]);
      expect(status).toBe(422);
    }
    const { body } = await shop.call<NoticePreferenceList>('GET', '/me/notification-preferences', {
      token: alice.token,
    });
    expect(body.entities.find((one) => one.topic === 'reminders')?.enabled).toBe(true);
    expect((await choose([])).status).toBe(422);
  });

  it('are separate per member', async () => {
    expect((await shop.call('GET', '/me/notification-preferences')).status).toBe(401);
    await choose([{ topic: 'delivery', channel: 'bell', enabled: false }]);
    const bob = await signIn(shop);
    await tell('shipped', bob);
    const { body } = await shop.call<NotificationPage>('GET', '/notifications', {
      token: bob.token,
    });
    expect(body.total).toBe(1);
  });

  it('survive concurrent changes', async () => {
    const turns = [true, false, true, false].map((enabled) =>
      choose([{ topic: 'delivery', channel: 'mail', enabled }]),
    );
    expect((await Promise.all(turns)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
