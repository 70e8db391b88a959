import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REFILL_DAYS } from '@/lib/refills/contract-values.ts';
import { refillsSchema } from '@/lib/refills/contract.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { members } from '@/server/db/schema/members.ts';
import { outbox } from '@/server/db/schema/operations.ts';
import { notifications } from '@/server/modules/notifications/schema.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { plantOrder } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

/** Reminders before medicines run out (`docs/product/health.md`, "Refill reminders"). */

const DAY_MS = 86_400_000;
const [PAIN, ANTIBIOTIC, SERUM, GONE, CONTROLLED] = [1, 2, 3, 4, 5];

let shop: Shop;
let alice: TestMember;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: PAIN, nameEn: 'Painkiller', drugClass: 'household', available: 100 },
    { id: ANTIBIOTIC, nameEn: 'Antibiotic', drugClass: 'dangerous', available: 100 },
    ...[{ id: SERUM }, { id: GONE, drugClass: 'household' as const, listed: false }],
    { id: CONTROLLED, drugClass: 'controlled' },
  ]);
  await shop.db
    .update(products)
    .set({
      howToEn: 'Adults: 1 tablet twice a day.',
      size: '20 tablets',
    })
    .where(eq(products.id, PAIN));
});
afterAll(() => shop.close());
beforeEach(async () => {
  // Reminders are sent from ten in the morning.
  shop.clock.advanceTo('10:30');
  await shop.db.delete(outbox);
  alice = await signIn(shop);
  const email = `${alice.phone}@example.com`;
  await shop.db.update(members).set({ email }).where(eq(members.id, alice.memberId));
});

type Status = Parameters<typeof plantOrder>[1]['status'];
const buy = (productId: number, status: Status = 'delivered', { memberId } = alice) =>
  plantOrder(shop, { memberId, productId, status });
const list = async (who = alice) => {
  const { body } = await shop.call('GET', '/me/refills', { token: who.token });
  const parsed = refillsSchema.parse(body);
  expect(parsed).toEqual(body);
  return parsed;
};
const entry = async (id: number, who = alice) =>
  (await list(who)).entities.find(({ product }) => product.id === id);
const set = (id: number, days = 30, { token } = alice) =>
  shop.call('PUT', `/me/refills/${String(id)}`, { token, body: { days } });
const stop = (id: number, { token } = alice) =>
  shop.call('DELETE', `/me/refills/${String(id)}`, { token });
/** The days pass; sign-ins of before are over. */
async function after(days: number) {
  shop.clock.advance(days * DAY_MS);
  await shop.runJob('refill reminders');
  alice = await signIn(shop, alice.phone);
}
const prefer = (channel: string, enabled: boolean) =>
  shop.call('PUT', '/me/notification-preferences', {
    ...{ token: alice.token, body: { preferences: [{ topic: 'refills', channel, enabled }] } },
  });
const told = () =>
  shop.db.select().from(notifications).where(eq(notifications.memberId, alice.memberId));
const mails = async () => (await shop.db.select().from(outbox)).filter((o) => o.kind === 'mail');

describe('the list', () => {
  it('has the medicines that came to the member, with what pack and label say', async () => {
    for (const id of [PAIN, ANTIBIOTIC, SERUM, GONE, CONTROLLED]) {
      await buy(id);
      shop.clock.advance(1_000);
    }
    await buy(ANTIBIOTIC, 'paid');
    const { entities, wanted } = await list();
    expect(wanted).toBe(true);
    expect(
      entities.map(({ product, suggested_days, reminder }) => [
        product.id,
        suggested_days,
        reminder,
      ]),
    ).toEqual([
      [ANTIBIOTIC, null, null],
      [PAIN, 10, null],
    ]);
    expect((await list(await signIn(shop))).entities).toEqual([]);
    expect((await shop.call('GET', '/me/refills')).status).toBe(401);
  });

  it('has nothing that did not arrive, or did so more than a year ago', async () => {
    await buy(ANTIBIOTIC, 'shipped');
    await buy(PAIN);
    await after(366);
    expect((await list()).entities).toEqual([]);
  });

  it('begins with what has a reminder', async () => {
    await buy(PAIN);
    shop.clock.advance(60_000);
    await buy(ANTIBIOTIC);
    await set(PAIN);
    expect((await list()).entities.map(({ product }) => product.id)).toEqual([PAIN, ANTIBIOTIC]);
  });
});

describe('a reminder', () => {
  it('is for own medicines alone, and for days that leave time for it', async () => {
    await buy(PAIN);
    await buy(SERUM);
    for (const id of [ANTIBIOTIC, SERUM, 999]) expect((await set(id)).status).toBe(404);
    expect((await set(PAIN, 30, await signIn(shop))).status).toBe(404);
    for (const days of [REFILL_DAYS.min - 1, REFILL_DAYS.max + 1, 7.5]) {
      expect((await set(PAIN, days)).status).toBe(422);
    }
    expect((await set(PAIN, 7)).status).toBe(200);
    expect((await set(PAIN, 14)).status).toBe(200);
    expect((await entry(PAIN))?.reminder).toMatchObject({ state: 'planned', days: 14 });
  });

  it.each([
    [PAIN, /Painkiller.*order it again/],
    [ANTIBIOTIC, /Antibiotic.*ask a pharmacist/],
  ])('tells of %i once, also where several processes look', async (id, words) => {
    await buy(id);
    await set(id, 10);
    await after(6);
    expect(await told()).toEqual([]);
    shop.clock.advance(DAY_MS);
    await Promise.all(Array.from({ length: 5 }, () => shop.runJob('refill reminders')));
    alice = await signIn(shop, alice.phone);
    expect(await told()).toMatchObject([{ url: '/profile/refills' }]);
    expect((await told())[0]?.bodyEn).toMatch(words);
    expect(await mails()).toHaveLength(1);
    expect(JSON.stringify(await mails())).not.toMatch(/Painkiller|Antibiotic/);
    expect((await entry(id))?.reminder?.state).toBe('told');
    await after(1);
    expect(await told()).toHaveLength(1);
  });

  it('names nothing in a push message', async () => {
    await shop.call('POST', '/me/push-tokens', {
      ...{ token: alice.token, body: { token: `device-${alice.phone}`, locale: 'en' } },
    });
    await buy(PAIN);
    await set(PAIN, 4);
    shop.clock.advance(DAY_MS);
    await shop.runJob('refill reminders');
    const rows = (await shop.db.select().from(outbox)).filter(({ kind }) => kind === 'push');
    expect(JSON.stringify(rows)).not.toMatch(/Painkiller|runs out|refill in/i);
  });

  it('is turned off at any time', async () => {
    await buy(PAIN);
    await set(PAIN, 10);
    const bob = await signIn(shop);
    await stop(PAIN, bob);
    expect((await entry(PAIN))?.reminder).not.toBeNull();
    expect((await stop(PAIN)).status).toBe(200);
    expect((await stop(PAIN)).status).toBe(200);
    await after(8);
    expect(await told()).toEqual([]);
  });

  it('keeps silent by the notice preferences, and comes too late after three days', async () => {
    await buy(PAIN);
    await set(PAIN, 10);
    await prefer('bell', false);
    expect((await list()).wanted).toBe(true);
    await prefer('mail', false);
    expect((await list()).wanted).toBe(false);
    await after(8);
    expect((await entry(PAIN))?.reminder?.state).toBe('planned');
    await after(3);
    expect([await told(), await mails()]).toEqual([[], []]);
    expect((await entry(PAIN))?.reminder?.state).toBe('lapsed');
  });

  it('is not given where the medicine was ordered again, unless that order is off', async () => {
    for (const id of [PAIN, ANTIBIOTIC]) await buy(id);
    for (const id of [PAIN, ANTIBIOTIC]) await set(id, 10);
    shop.clock.advance(60_000);
    await buy(PAIN, 'paid');
    await buy(ANTIBIOTIC, 'cancelled');
    await after(8);
    expect((await told()).map(({ bodyEn }) => bodyEn)).toEqual([
      expect.stringContaining('Antibiotic'),
    ]);
    expect((await entry(PAIN))?.reminder?.state).toBe('bought');
  });

  it('goes with the consent to consultations', async () => {
    await buy(PAIN);
    await set(PAIN, 10);
    await shop.call('POST', '/me/pharmacy/withdraw', { token: alice.token });
    expect((await entry(PAIN))?.reminder).toBeNull();
  });
});
