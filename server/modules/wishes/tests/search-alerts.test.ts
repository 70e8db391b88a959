import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NotificationPage } from '@/lib/notifications/contract.ts';
import { MAX_SEARCH_ALERTS, type SearchAlert, type SearchAlerts } from '@/lib/wishes/contract.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { members } from '@/server/db/schema/members.ts';
import { outbox } from '@/server/db/schema/operations.ts';
import { writeDueDocuments } from '@/server/modules/search/index-repo.ts';
import { createSearchNotices } from '../notices.ts';
import { tellOfSold } from '../rules/tell-of-sold.ts';
import { searchAlerts } from '../schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const NEW = 2;
const MINUTE = 60_000;

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: 1, nameEn: 'Rice Serum', nameTh: 'เซรั่มข้าว' },
    { id: NEW, nameEn: 'Kazoo Deluxe', nameTh: 'คาซู ดีลักซ์', price: 50_000, listed: false },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(searchAlerts);
  await shop.db.delete(outbox);
  await sell(false);
  alice = await signIn(shop);
});

const ask = (keyword: unknown, { token } = alice) =>
  shop.call<SearchAlert>('POST', '/me/search-alerts', { token, body: { keyword } });
const list = async ({ token } = alice, query = '') =>
  (await shop.call<SearchAlerts>('GET', `/me/search-alerts${query}`, { token })).body.entities;
const cancel = (id: number, { token } = alice) =>
  shop.call('DELETE', `/me/search-alerts/${String(id)}`, { token });
const keywords = async (member = alice) => (await list(member)).map(({ keyword }) => keyword);
const heard = async ({ token } = alice, locale = 'en') =>
  (await shop.call<NotificationPage>('GET', `/notifications?locale=${locale}`, { token })).body;

/** The catalogue gets the new product, or loses it. */
async function sell(sold: boolean) {
  const state = sold ? 'live' : 'archived';
  await shop.db.update(products).set({ state }).where(eq(products.id, NEW));
  await writeDueDocuments(shop.db);
}
/** One run of the job, as each process runs it. */
const poll = () =>
  tellOfSold({ ...shop.sweeping, notices: createSearchNotices('https://shop.test') });
/** Runs it when all alerts are due. */
async function pollLater() {
  shop.clock.advance(11 * MINUTE);
  await poll();
}

describe('asking for a search alert', () => {
  it('is kept once per query, however it is typed', async () => {
    const { status, body } = await ask('  Kazoo ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ keyword: 'Kazoo' });
    expect((await ask('KAZOO!')).body.id).toBe(body.id);
    expect((await ask('kazoo ไม่เกิน 300')).body.id).toBe(body.id);
    await ask('ukulele');
    expect(await keywords()).toEqual(['ukulele', 'Kazoo']);
    expect(await list(alice, '?q=kazoo')).toHaveLength(1);
    expect(await list(alice, '?q=drum')).toEqual([]);
  });

  it('is refused for words that find something, and for texts without words', async () => {
    expect(await ask('rice serum')).toMatchObject({ status: 409, body: { code: 'ALREADY_SOLD' } });
    expect(await ask('100001')).toMatchObject({ status: 409, body: { code: 'ALREADY_SOLD' } });
    for (const text of ['', '  ', '?!', 7, 'x'.repeat(201)]) {
      expect((await ask(text)).status).toBe(422);
    }
  });

  it('is limited per member', async () => {
    for (let n = 0; n < MAX_SEARCH_ALERTS; n += 1) await ask(`zzq${String(n)}x`);
    expect(await ask('kazoo')).toMatchObject({
      status: 422,
      body: { code: 'SEARCH_ALERTS_FULL', message: expect.stringContaining('30') },
    });
    expect((await ask('zzq3x')).status).toBe(200);
    expect((await ask('kazoo', await signIn(shop))).status).toBe(200);
  });

  it('is cancelled by its member alone', async () => {
    const { body } = await ask('kazoo');
    expect((await cancel(body.id, await signIn(shop))).status).toBe(200);
    expect(await keywords()).toEqual(['kazoo']);
    expect((await cancel(body.id)).status).toBe(200);
    expect(await keywords()).toEqual([]);
  });
});

describe('words that find something now', () => {
  it('notify only members who wait for them, once, in their language', async () => {
    const bob = await signIn(shop);
    await ask('Kazoo');
    await ask('ukulele', bob);
    await pollLater();
    expect((await heard()).total).toBe(0);
    await sell(true);
    await pollLater();
    await pollLater();
    expect(await heard()).toMatchObject({
      total: 1,
      entities: [
        {
          type: 'system',
          title: 'We now sell what you searched for',
          body: 'Products for “Kazoo” are in the shop now. You asked us to let you know.',
          url: '/products/search?keyword=Kazoo',
        },
      ],
    });
    expect((await heard(alice, 'th')).entities[0]?.body).toContain('มีสินค้าสำหรับ “Kazoo”');
    expect(await keywords()).toEqual([]);
    expect((await heard(bob)).total).toBe(0);
    expect(await keywords(bob)).toEqual(['ukulele']);
  });

  it('are searched for after a pause', async () => {
    await ask('kazoo');
    await sell(true);
    await poll();
    expect((await heard()).total).toBe(0);
    shop.clock.advance(10 * MINUTE);
    await poll();
    expect((await heard()).total).toBe(1);
  });

  it('are not found by a correction or a longer word', async () => {
    await ask('kazu');
    await ask('kaz');
    await sell(true);
    await pollLater();
    expect((await heard()).total).toBe(0);
  });

  it('send mail to those who have an address and want it', async () => {
    const [bob, carol] = [await signIn(shop), await signIn(shop)];
    for (const [member, email] of [
      [alice, 'alice@example.com'],
      [carol, 'carol@example.com'],
    ] as const)
      await shop.db.update(members).set({ email }).where(eq(members.id, member.memberId));
    const choices = [{ topic: 'reminders', channel: 'mail', enabled: false }];
    const chosen = await shop.call('PUT', '/me/notification-preferences', {
      token: carol.token,
      body: { preferences: choices },
    });
    expect(chosen.status).toBe(200);
    for (const member of [alice, bob, carol]) await ask('kazoo', member);
    await sell(true);
    await pollLater();
    const mails = await shop.db.select().from(outbox);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['alice@example.com']);
    expect(mails[0]?.body).toContain('https://shop.test/th/products/search?keyword=kazoo');
  });

  it('notify each member exactly once, with several processes at work', async () => {
    const crowd = await Promise.all(Array.from({ length: 120 }, () => signIn(shop)));
    const at = shop.clock.now();
    await shop.db.insert(searchAlerts).values(
      crowd.map(({ memberId }) => ({
        ...{ memberId, query: 'kazoo', keyword: 'kazoo' },
        ...{ createdAt: at, searchedAt: at },
      })),
    );
    await sell(true);
    shop.clock.advance(11 * MINUTE);
    await Promise.all([poll(), poll(), poll(), poll()]);
    await pollLater();
    const totals = await Promise.all(crowd.map(async (one) => (await heard(one)).total));
    expect(totals).toEqual(crowd.map(() => 1));
    expect(await shop.db.$count(searchAlerts)).toBe(0);
  });

  it('notify no one if the transaction fails halfway, and go on with other words', async () => {
    await ask('kazoo');
    await ask('deluxe');
    await sell(true);
    shop.clock.advance(11 * MINUTE);
    const notices = createSearchNotices('https://shop.test');
    await tellOfSold({
      ...shop.sweeping,
      notices: {
        ...notices,
        notice: (sold) => {
          if (sold.keyword === 'kazoo') throw new Error('out of paper');
          return notices.notice(sold);
        },
      },
    });
    expect(shop.reports).toContain('members could not be told of new products');
    expect(await keywords()).toEqual(['kazoo']);
    expect((await heard()).total).toBe(1);
    await pollLater();
    expect((await heard()).total).toBe(2);
  });
});
