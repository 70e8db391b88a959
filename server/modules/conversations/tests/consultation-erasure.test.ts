import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  conversationDetailSchema,
  type ConversationDetail,
  type MessageList,
} from '@/lib/conversations/contract.ts';
import { redFlagStops } from '@/server/db/schema/conversations.ts';
import { createErasure } from '../erasure-repo.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import {
  DESK,
  hirePharmacist,
  question,
  talkersOf,
  READ_ALL,
  READ_PATIENT,
} from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const AMOXICILLIN = 1;
const DAY_MS = 86_400_000;

let shop: Shop;
let alice: TestMember;
let malee: TestMember;
let talkers: ReturnType<typeof talkersOf>;

beforeAll(async () => {
  shop = await openShop();
  talkers = talkersOf(shop);
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: AMOXICILLIN, price: 12_000, available: 5, drugClass: 'dangerous' },
  ]);
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
  malee = await signIn(shop, malee.phone);
});

/** Words, an approval and a summary. */
async function talked() {
  const at = await talkers.talk(alice, malee);
  await talkers.say(alice, at.mine, 'I cough.');
  await talkers.call(malee, 'POST', `${at.desk}/approvals`, {
    ...READ_PATIENT,
    ...{ client_msg_id: crypto.randomUUID(), product_id: AMOXICILLIN, qty: 1, days: 1 },
    directions: 'One a day.',
  });
  await talkers.call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
  return at;
}
async function left(path: string) {
  const { body } = await talkers.call<ConversationDetail>(alice, 'GET', path);
  const { body: said } = await talkers.call<MessageList>(alice, 'GET', `${path}/messages`);
  expect(conversationDetailSchema.parse(body)).toEqual(body);
  const words = said.entities.map((message) => message.body);
  return { intake: body.intake, summary: body.summary, words, approvals: body.approvals.length };
}
const NOTHING = { intake: null, summary: null, words: ['One a day.'], approvals: 1 };

describe('after a time', () => {
  it('what was said is deleted, and approvals stay', async () => {
    const { mine } = await talked();
    const erasure = createErasure(shop.db);
    await erasure.eraseOld(730, new Date(shop.clock.now().getTime() + 729 * DAY_MS));
    expect(await left(mine)).toMatchObject({ words: ['I cough.', 'One a day.'] });
    const then = new Date(shop.clock.now().getTime() + 731 * DAY_MS);
    await Promise.all([erasure.eraseOld(730, then), erasure.eraseOld(730, then)]);
    expect(await left(mine)).toEqual(NOTHING);
  });
});

describe('a member who withdraws the consent', () => {
  it('ends what goes on, and nothing that was said is left', async () => {
    const bob = await signIn(shop);
    const { mine } = await talked();
    const other = await talkers.call<ConversationDetail>(bob, 'POST', '/conversations', question());
    const going = await talkers.call<ConversationDetail>(
      alice,
      'POST',
      '/conversations',
      question(),
    );
    await talkers.call(alice, 'POST', '/pharmacy/red-flags', {
      ...{ question_id: 2, red_flags: ['breathing'] },
    });
    expect((await talkers.call(alice, 'POST', '/me/pharmacy/withdraw')).status).toBe(200);
    expect(await left(mine)).toEqual(NOTHING);
    const ended = await talkers.call<ConversationDetail>(
      alice,
      'GET',
      `/conversations/${String(going.body.id)}`,
    );
    expect(ended.body).toMatchObject({ state: 'abandoned', intake: null });
    expect(await shop.db.select().from(redFlagStops)).toEqual([]);
    const kept = await shop.db.execute(
      sql`SELECT count(*) FROM conversations WHERE intake_sealed IS NOT NULL AND member_id = ${bob.memberId}`,
    );
    expect(JSON.stringify(kept)).toContain('1');
    expect((await talkers.call(malee, 'POST', `${DESK}/queue/take`)).body['id']).toBe(
      other.body.id,
    );
    expect((await shop.call('POST', '/me/pharmacy/withdraw')).status).toBe(401);
  });
});
