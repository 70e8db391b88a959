import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConversationDetail } from '@/lib/conversations/contract.ts';
import type { NotificationPage } from '@/lib/notifications/contract.ts';
import type { PharmacyStatus } from '@/lib/conversations/contract-pharmacy.ts';
import { conversations, deskPresence } from '@/server/db/schema/conversations.ts';
import { notifications } from '@/server/modules/notifications/schema.ts';
import { DESK, openPharmacy, question } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import type { Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let alice: TestMember;
let malee: TestMember;
let office: TestMember;
let talkers: Awaited<ReturnType<typeof openPharmacy>>['talkers'];

beforeAll(async () => {
  ({ shop, malee, talkers } = await openPharmacy());
  office = await signInStaff(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`TRUNCATE ${conversations}, ${deskPresence}, ${notifications} CASCADE`);
  await shop.runJob('conversations');
  alice = await signIn(shop);
});

const statusNow = async () => (await shop.call<PharmacyStatus>('GET', '/pharmacy/status')).body;
const ask = () => talkers.call<ConversationDetail>(alice, 'POST', '/conversations', question());
const told = async () =>
  (await talkers.call<NotificationPage>(office, 'GET', '/notifications')).body.entities;
const sweepAfter = async (ms: number) => {
  shop.clock.advance(ms);
  await shop.runJob('conversations');
};
const openDesk = () => talkers.call(malee, 'GET', `${DESK}/queue`);

describe('an unattended desk', () => {
  it('takes questions, and promises no time', async () => {
    expect(await statusNow()).toMatchObject({ state: 'unattended', open: false, est_wait_s: null });
    const { status, body } = await ask();
    expect([status, body.state, body.position, body.est_wait_s]).toEqual([201, 'queued', 1, null]);
    await openDesk();
    expect(await statusNow()).toMatchObject({
      ...{ state: 'open', open: true, est_wait_s: 0, queue_length: 1 },
      pharmacists_on_duty: [{ name: 'Malee' }],
    });
  });

  it('is told to the office after three minutes, once, also by two sweeps at once', async () => {
    await ask();
    await sweepAfter(0);
    await sweepAfter(179_000);
    expect(await told()).toEqual([]);
    shop.clock.advance(2_000);
    await Promise.all([shop.runJob('conversations'), shop.runJob('conversations')]);
    await sweepAfter(600_000);
    expect(await told()).toMatchObject([
      { title: 'Customers are waiting and no pharmacist is on duty', url: '/staff/pharmacy' },
    ]);
  });

  it('is told anew when it happens again', async () => {
    await ask();
    await sweepAfter(0);
    await sweepAfter(181_000);
    await openDesk();
    await sweepAfter(1_000);
    await sweepAfter(60_000);
    await sweepAfter(181_000);
    expect(await told()).toHaveLength(2);
  });

  it('is not reported while no one waits', async () => {
    await sweepAfter(0);
    await sweepAfter(181_000);
    expect(await told()).toEqual([]);
  });

  it('notifies members who asked for it once a pharmacist is there', async () => {
    await talkers.call(alice, 'PUT', '/me/pharmacy/opening-alert', { on: true });
    await sweepAfter(1_000);
    const heard = async () =>
      (await talkers.call<NotificationPage>(alice, 'GET', '/notifications')).body.entities;
    expect(await heard()).toEqual([]);
    await openDesk();
    await sweepAfter(1_000);
    expect(await heard()).toMatchObject([{ url: '/pharmacy/consult' }]);
  });
});
