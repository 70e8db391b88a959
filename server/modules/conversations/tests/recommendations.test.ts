import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  conversationDetailSchema,
  messageListSchema,
  type ConversationDetail,
  type Message,
  type MessageList,
} from '@/lib/conversations/contract.ts';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import {
  conflictListSchema,
  healthContextSchema,
  type Conflict,
  type ConflictList,
  type HealthContext,
} from '@/lib/health/contract.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { conversationMessages } from '@/server/db/schema/conversations.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { hirePharmacist, talkersOf, READ_ALL } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const SOAP = 1;
const AMOXICILLIN = 2;
const TRAMADOL = 3;
const PARACETAMOL = 4;
const OF_ALLERGY = 'allergy:paracetamol:';

let shop: Shop;
let alice: TestMember;
let malee: TestMember;
let talkers: ReturnType<typeof talkersOf>;
let at: Awaited<ReturnType<ReturnType<typeof talkersOf>['talk']>>;

beforeAll(async () => {
  shop = await openShop();
  talkers = talkersOf(shop);
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: SOAP, price: 5_000, available: 5 },
    { id: AMOXICILLIN, price: 12_000, available: 5, drugClass: 'dangerous' },
    { id: TRAMADOL, price: 12_000, available: 5, drugClass: 'controlled' },
    { id: PARACETAMOL, price: 2_000, available: 500, drugClass: 'household' },
  ]);
  await shop.db
    .update(products)
    .set({ ingredientsEn: 'Each tablet contains paracetamol 500 mg.' })
    .where(eq(products.id, PARACETAMOL));
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await signIn(shop);
  const pharmacist = await signIn(shop, malee.phone);
  shop.clock.advance(61_000);
  malee = pharmacist;
  at = await talkers.talk(alice, malee);
});
afterEach(async () => {
  // A desk holds so many at a time.
  await talkers.call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
});

const recommend = (productId: number, changes: Readonly<Record<string, unknown>> = {}) =>
  talkers.call<Message & { code?: string }>(malee, 'POST', `${at.desk}/messages`, {
    ...{ client_msg_id: randomUUID(), type: 'product', product_id: productId },
    ...changes,
  });
const detail = async (path = at.mine, who = alice) =>
  (await talkers.call<ConversationDetail>(who, 'GET', path)).body;
const read = async (path: string, who: TestMember, after = 0) =>
  (await talkers.call<MessageList>(who, 'GET', `${path}/messages?after=${String(after)}`)).body;

describe('a product in the conversation', () => {
  it('is a message that names it, once however often it is sent', async () => {
    const id = randomUUID();
    for (const body of ['Mild.', 'Mild.']) {
      expect((await recommend(SOAP, { client_msg_id: id, body })).status).toBe(201);
    }
    await recommend(AMOXICILLIN);
    const answer = await read(at.mine, alice);
    expect(messageListSchema.parse(answer)).toEqual(answer);
    expect(answer.entities).toMatchObject([
      { type: 'product', product_id: SOAP, body: 'Mild.', approval_id: null },
      { type: 'product', product_id: AMOXICILLIN, body: '' },
    ]);
    const conversation = await detail();
    expect(conversationDetailSchema.parse(conversation)).toEqual(conversation);
    expect(conversation.products).toMatchObject([
      { id: SOAP, direct: true },
      { id: AMOXICILLIN, direct: false },
    ]);
  });

  it.each([
    ['what nobody may sell', () => recommend(TRAMADOL)],
    ['what is not there', () => recommend(999)],
    ['nothing', () => recommend(0)],
    ['with too many words', () => recommend(SOAP, { body: 'a'.repeat(2_001) })],
  ])('is never %s', async (_, send) => {
    expect((await send()).status).toBe(422);
    expect((await detail()).products).toEqual([]);
  });

  it('comes from the pharmacist alone, and not after the end', async () => {
    const own = await talkers.call(alice, 'POST', `${at.mine}/messages`, {
      ...{ client_msg_id: randomUUID(), type: 'product', product_id: SOAP },
    });
    expect(own.status).toBe(422);
    await talkers.call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
    expect((await recommend(SOAP)).body.code).toBe('CONVERSATION_CLOSED');
  });
});

describe('a medicine that conflicts with what is known of the patient', () => {
  const noteAllergy = () =>
    talkers.call(alice, 'PUT', '/me/health-profile', {
      ...{ allergies: ['Paracetamol'], consent_version: PROFILE_CONSENT_VERSION },
    });
  const keysOf = (body: object) =>
    (body as { data?: { conflicts?: Conflict[] } }).data?.conflicts?.map(({ key }) => key);
  const conflicts = (path = at.desk) =>
    talkers.call<ConflictList & { code?: string }>(
      malee,
      'GET',
      `${path}/conflicts?ids=${String(PARACETAMOL)},${String(SOAP)}`,
    );

  it('is sent once it is acknowledged with a reason, which stays with the message', async () => {
    await noteAllergy();
    const refused = await recommend(PARACETAMOL);
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT_UNACKNOWLEDGED' } });
    expect(keysOf(refused.body)).toEqual([OF_ALLERGY]);
    const acknowledged = { conflicts: [OF_ALLERGY], reason: 'Only a rash, long ago.' };
    const silent = await recommend(PARACETAMOL, { acknowledged: { ...acknowledged, reason: ' ' } });
    expect(silent.status).toBe(422);
    expect((await detail()).products).toEqual([]);

    expect((await recommend(PARACETAMOL, { acknowledged })).status).toBe(201);
    const { entities } = await read(at.mine, alice);
    expect(entities).toMatchObject([
      { product_id: PARACETAMOL, acknowledged: { reason: acknowledged.reason } },
    ]);
    expect(entities[0]?.acknowledged?.conflicts.map(({ key }) => key)).toEqual([OF_ALLERGY]);
    const { body: context } = await talkers.call<HealthContext>(
      ...([alice, 'GET', '/me/health-profile/context'] as const),
    );
    expect(healthContextSchema.parse(context)).toEqual(context);
    expect(context.weighed).toEqual([{ product_id: PARACETAMOL, key: OF_ALLERGY, by: 'Malee' }]);
    const [row] = await shop.db
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, at.id));
    expect(JSON.stringify(row)).not.toMatch(/rash|paracetamol/i);
  });

  it('is the same message when it is sent again, whatever came up meanwhile', async () => {
    const id = randomUUID();
    expect((await recommend(PARACETAMOL, { client_msg_id: id })).status).toBe(201);
    await noteAllergy();
    expect((await recommend(PARACETAMOL, { client_msg_id: id })).status).toBe(201);
    expect((await read(at.mine, alice)).entities).toHaveLength(1);
  });

  it('is marked before it is sent; the member reads who looked', async () => {
    await noteAllergy();
    const { body } = await conflicts();
    expect(conflictListSchema.parse(body)).toEqual(body);
    expect(body.entities).toMatchObject([
      { product_id: PARACETAMOL, conflicts: [{ key: OF_ALLERGY }] },
    ]);
    expect(await talkers.logOf(alice, at.id)).toContain('Malee saw_profile');
    await talkers.call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' });
    expect((await conflicts()).body.code).toBe('NOT_YOURS');
  });
});

describe('how far a message came', () => {
  it('tells its author that it was delivered, then read', async () => {
    const { body: said } = await talkers.say(malee, at.desk, 'Hello.');
    expect((await detail(at.desk, malee)).delivered.member).toBe(0);
    await read(at.desk, malee);
    expect((await detail(at.desk, malee)).delivered.member).toBe(0);
    await read(at.mine, alice);
    const { delivered, read: seen } = await detail(at.desk, malee);
    expect([delivered.member, seen.member]).toEqual([said.id, 0]);
    const { body: answer } = await talkers.say(alice, at.mine, 'Hi.');
    await read(at.desk, malee, said.id);
    expect((await detail()).delivered.pharmacist).toBe(answer.id);
  });
});
