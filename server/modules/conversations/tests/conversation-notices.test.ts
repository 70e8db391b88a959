import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConversationDetail } from '@/lib/conversations/contract.ts';
import type { NotificationPage } from '@/lib/notifications/contract.ts';
import { conversations, openingAlerts } from '@/server/db/schema/conversations.ts';
import { members } from '@/server/db/schema/members.ts';
import { outbox } from '@/server/db/schema/operations.ts';
import { createPharmacyStatus } from '@/server/modules/pharmacy/rules/status.ts';
import { createTellMembers } from '../rules/tell-members.ts';
import { createConversationNotices } from '../notices.ts';
import {
  DESK,
  hirePharmacist,
  question,
  talkersOf,
  READ_ALL,
} from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let alice: TestMember;
let malee: TestMember;
let talkers: ReturnType<typeof talkersOf>;
let tell: () => Promise<void>;

const CLOSED = sql`UPDATE pharmacy SET hours = '[null,null,null,null,null,null,["00:00","00:01"]]'`;
const OPEN = sql`UPDATE pharmacy SET hours = (SELECT duty FROM pharmacists LIMIT 1)`;

beforeAll(async () => {
  shop = await openShop();
  talkers = talkersOf(shop);
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
  const notices = createConversationNotices('https://shop.test');
  const status = createPharmacyStatus({ ...shop.sweeping, clock: shop.clock });
  tell = createTellMembers({ ...shop.sweeping, notices, status });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`TRUNCATE ${conversations}, ${openingAlerts} CASCADE`);
  alice = await signIn(shop);
  const email = 'alice@example.com';
  await shop.db.update(members).set({ email }).where(eq(members.id, alice.memberId));
  await shop.db.delete(outbox);
  await shop.db.execute(OPEN);
});

const noticesOf = async (member = alice) =>
  (await talkers.call<NotificationPage>(member, 'GET', '/notifications')).body.entities;
const mails = async () => (await shop.db.select().from(outbox)).map(({ body }) => body);
const later = async () => {
  shop.clock.advance(21_000);
  await tell();
};

describe('a member who is not looking', () => {
  it('hears that a pharmacist took it, by the bell and by mail, and no word of it', async () => {
    const { id } = await talkers.talk(alice, malee);
    await tell();
    expect(await noticesOf()).toEqual([]);
    await later();
    const url = `/pharmacy/consult/${String(id)}`;
    expect(await noticesOf()).toMatchObject([{ title: 'A pharmacist is ready for you', url }]);
    const [mail = ''] = await mails();
    expect(mail).toContain(`https://shop.test/th${url}`);
    expect(mail).not.toContain('cough');
    await later();
    expect(await noticesOf()).toHaveLength(1);
  });

  it('hears of what was said once, until they look; also from two sweeps at once', async () => {
    const { mine, desk } = await talkers.talk(alice, malee);
    await talkers.call(alice, 'POST', `${mine}/read`, { message_id: 0 });
    const { body: first } = await talkers.say(malee, desk, 'secret-word');
    shop.clock.advance(21_000);
    await Promise.all([tell(), tell()]);
    await talkers.say(malee, desk, 'secret-word');
    await later();
    const told = await noticesOf();
    expect(told).toMatchObject([{ title: 'New message from a pharmacist' }]);
    expect(JSON.stringify([told, await mails()])).not.toContain('secret-word');
    await talkers.call(alice, 'POST', `${mine}/read`, { message_id: first.id });
    expect(await noticesOf()).toMatchObject([{ is_read: true }]);
    await talkers.call(malee, 'POST', `${desk}/close`, { ...READ_ALL, advice: 'Rest.' });
    await later();
    expect(await noticesOf()).toHaveLength(2);
  });
});

describe('a member who looks', () => {
  it('is told nothing', async () => {
    const { mine, desk } = await talkers.talk(alice, malee);
    const { body } = await talkers.say(malee, desk, 'Hello.');
    await talkers.call(alice, 'POST', `${mine}/read`, { message_id: body.id });
    await later();
    expect(await noticesOf()).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});

describe('out of hours', () => {
  const ask = (forLater = false) =>
    talkers.call<ConversationDetail & { code?: string }>(
      alice,
      'POST',
      '/conversations',
      question({ for_later: forLater }),
    );

  it('a question waits for the morning where its member says so, and is taken then', async () => {
    await shop.db.execute(CLOSED);
    expect((await ask()).body.code).toBe('OUT_OF_HOURS');
    const { status, body } = await ask(true);
    expect([status, body.state, body.position]).toEqual([201, 'queued', 1]);
    await shop.db.execute(OPEN);
    const taken = await talkers.call(malee, 'POST', `${DESK}/queue/take`);
    expect(taken.body['id']).toBe(body.id);
  });

  it('no question is kept for later without a planned opening', async () => {
    await shop.db.execute(sql`UPDATE pharmacy SET hours = '[null,null,null,null,null,null,null]'`);
    expect((await ask(true)).body.code).toBe('OUT_OF_HOURS');
  });

  it('who wants to hear of the opening is told once', async () => {
    const path = '/me/pharmacy/opening-alert';
    const bob = await signIn(shop);
    await shop.db.execute(CLOSED);
    for (const who of [alice, alice, bob]) await talkers.call(who, 'PUT', path, { on: true });
    expect((await talkers.call(bob, 'PUT', path, { on: false })).body).toEqual({ on: false });
    await tell();
    expect((await talkers.call(alice, 'GET', path)).body).toEqual({ on: true });
    await shop.db.execute(OPEN);
    await Promise.all([tell(), tell()]);
    expect(await noticesOf()).toMatchObject([{ url: '/pharmacy/consult' }]);
    expect(await mails()).toHaveLength(1);
    expect(await noticesOf(bob)).toEqual([]);
    expect((await talkers.call(alice, 'GET', path)).body).toEqual({ on: false });
    expect((await shop.call('PUT', path, { body: { on: true } })).status).toBe(401);
  });
});
