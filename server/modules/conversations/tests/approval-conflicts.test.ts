import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import { patientFileSchema, type Conflict, type PatientFile } from '@/lib/health/contract.ts';
import type { NewConversation } from '@/lib/conversations/contract-asking.ts';
import {
  conversationDetailSchema,
  type ConversationDetail,
  type ConversationLog,
  type Message,
} from '@/lib/conversations/contract.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { approvals } from '@/server/db/schema/conversations.ts';
import { members } from '@/server/db/schema/members.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { fill, place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { hirePharmacist, question, READ_ALL } from '@/tests/harness/consultation.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

/** Patient file and conflicts of a medicine (`docs/product/health.md`, "At the desk"). */

const IBUPROFEN = 1;
const PARACETAMOL = 2;
const SOAP = 3;
const DESK = '/api/admin/v1/pharmacy';
const NOTES = {
  ...{ allergies: ['Aspirin'], conditions: ['Asthma'], medicines: [], pregnancy: 'no' },
  consent_version: PROFILE_CONSENT_VERSION,
};
const OF_ALLERGY = 'allergy_group:ibuprofen:nsaid';
const OF_ASTHMA = 'condition:ibuprofen:asthma';

let shop: Shop;
let malee: TestMember;
let alice: Shopper;
let conversation: number;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: IBUPROFEN, price: 12_000, available: 500, drugClass: 'dangerous' },
    { id: PARACETAMOL, price: 2_000, available: 500, drugClass: 'household' },
    { id: SOAP, price: 5_000, available: 500 },
  ]);
  await shop.db
    .update(products)
    .set({ ingredientsEn: 'Each tablet contains ibuprofen 400 mg.' })
    .where(eq(products.id, IBUPROFEN));
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await shopperOf(shop);
});
afterEach(async () => {
  await call(malee, 'POST', `${DESK}/conversations/${String(conversation)}/close`, {
    ...{ ...READ_ALL, advice: 'Rest.' },
  });
});

const call = <Body = Record<string, unknown>>(
  { token }: Pick<TestMember, 'token'>,
  method: string,
  path: string,
  body?: unknown,
) =>
  shop.call<Body & { code?: string; fields?: object; data?: { conflicts?: Conflict[] } }>(
    method,
    path,
    { token, ...(body === undefined ? {} : { body }) },
  );
const desk = () => `${DESK}/conversations/${String(conversation)}`;
const note = () => call(alice, 'PUT', '/me/health-profile', NOTES);

/** Alice asks, Malee takes it. */
async function talk(changes: Partial<NewConversation> = {}) {
  const { body } = await call<ConversationDetail>(
    ...([alice, 'POST', '/conversations', question(changes)] as const),
  );
  conversation = body.id;
  await call(malee, 'POST', `${DESK}/queue/take`);
}
const told = (changes: object) => ({ intake: { ...question().intake, ...changes } });
const fileOf = (who: Pick<TestMember, 'token'>, id = conversation) =>
  call<PatientFile>(who, 'GET', `${DESK}/conversations/${String(id)}/patient`);
/** Decides on the patient's current data. */
const approve = async (changes: object = {}) => {
  const { body: file } = await fileOf(malee);
  return call<Message>(malee, 'POST', `${DESK}/conversations/${String(conversation)}/approvals`, {
    ...{ ...READ_ALL, patient_version: file.version },
    ...{ client_msg_id: randomUUID(), product_id: IBUPROFEN, qty: 1, days: 3 },
    directions: 'One tablet after a meal.',
    ...changes,
  });
};
const detail = async () =>
  (await call<ConversationDetail>(alice, 'GET', `/conversations/${String(conversation)}`)).body;
const keys = (conflicts: readonly Conflict[] = []) => conflicts.map(({ key }) => key);

describe('the file of a patient', () => {
  it('has profile and purchases, for the conversation’s pharmacist; each view is recorded', async () => {
    await note();
    await fill(shop, alice, [PARACETAMOL, 2], [SOAP, 1]);
    expect((await place(shop, alice)).status).toBe(201);
    await talk();
    const { status, body } = await fileOf(malee);
    expect(status).toBe(200);
    expect(patientFileSchema.parse(body)).toEqual(body);
    expect(body.notes).toMatchObject({ allergies: ['Aspirin'], conditions: ['Asthma'] });
    expect(body.bought).toMatchObject([{ product_id: PARACETAMOL, qty: 2 }]);
    await fileOf(malee);
    const logs = `/me/pharmacy/history/${String(conversation)}/logs`;
    const { entities } = (await call<ConversationLog>(alice, 'GET', logs)).body;
    expect(entities.filter(({ act }) => act === 'saw_profile')).toMatchObject([{ by: 'Malee' }]);
  });

  it('is refused to others, and after the conversation', async () => {
    await note();
    await talk();
    const thana = await hirePharmacist(shop, { name: 'Thana', licenceNo: randomUUID() });
    expect((await fileOf(thana)).body.code).toBe('NOT_YOURS');
    expect((await fileOf(await signInStaff(shop))).body.code).toBe('FORBIDDEN');
    expect((await fileOf(alice)).body.code).toBe('FORBIDDEN');
    expect((await fileOf({ token: 'x' })).status).toBe(401);
    expect((await fileOf(malee, 999_999)).status).toBe(404);
    await call(alice, 'POST', `/conversations/${String(conversation)}/close`);
    expect((await fileOf(malee)).body.code).toBe('NOT_YOURS');
  });

  it('has no profile if there is none, or if the question is about another person', async () => {
    await talk();
    expect((await fileOf(malee)).body.notes).toBeNull();
    await call(alice, 'POST', `/conversations/${String(conversation)}/close`);
    await note();
    await talk({ for: 'other' });
    expect((await fileOf(malee)).body.notes).toBeNull();
  });
});

describe('approving what conflicts', () => {
  it('waits for an acknowledgement of each conflict and a reason, which history keeps', async () => {
    await note();
    await talk();
    const refused = await approve();
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT_UNACKNOWLEDGED' } });
    expect(keys(refused.body.data?.conflicts)).toEqual([OF_ALLERGY, OF_ASTHMA]);
    const half = await approve({ acknowledged: { conflicts: [OF_ALLERGY], reason: 'Tolerated.' } });
    expect(half.body.code).toBe('CONFLICT_UNACKNOWLEDGED');
    const all = [OF_ALLERGY, OF_ASTHMA];
    const silent = await approve({ acknowledged: { conflicts: all, reason: ' ' } });
    expect(Object.keys(silent.body.fields ?? {})).toEqual(['acknowledged.reason']);
    expect((await detail()).approvals).toEqual([]);

    const reason = 'Took it often without harm.';
    const approved = await approve({ acknowledged: { conflicts: all, reason } });
    expect(approved.status).toBe(201);
    const found = await detail();
    expect(conversationDetailSchema.parse(found)).toEqual(found);
    const [approval] = found.approvals;
    expect(approval?.acknowledged?.reason).toBe(reason);
    expect(keys(approval?.acknowledged?.conflicts)).toEqual(all);
    const [row] = await shop.db
      .select()
      .from(approvals)
      .where(eq(approvals.conversationId, conversation));
    expect(JSON.stringify(row)).not.toMatch(/harm|ibuprofen|asthma/i);
  });

  it('goes by what was told before the conversation, too, in either language', async () => {
    await talk(told({ medicines: 'กินวาร์ฟารินทุกวัน', pregnancy: 'pregnant' }));
    const { body } = await approve();
    expect(keys(body.data?.conflicts).toSorted()).toEqual([
      'pair:ibuprofen:warfarin',
      'pregnant:ibuprofen:',
    ]);
  });

  it('goes by what was bought in 90 days, and by the age of the account', async () => {
    await shop.db
      .update(products)
      .set({ ingredientsEn: 'Each tablet contains aspirin 81 mg.' })
      .where(eq(products.id, PARACETAMOL));
    await fill(shop, alice, [PARACETAMOL, 1]);
    expect((await place(shop, alice)).status).toBe(201);
    await shop.db
      .update(members)
      .set({ birthdate: '2013-01-01' })
      .where(eq(members.id, alice.memberId));
    await talk();
    const { body } = await approve();
    expect(keys(body.data?.conflicts)).toEqual(['bought_pair:ibuprofen:aspirin']);
    const aspirin = await call(malee, 'POST', `${desk()}/messages`, {
      ...{ client_msg_id: randomUUID(), type: 'product', product_id: PARACETAMOL },
    });
    expect(keys(aspirin.body.data?.conflicts).toSorted()).toEqual([
      'age:aspirin:',
      'bought:aspirin:',
    ]);
  });

  it('goes by age and weight that were told of a child', async () => {
    await talk({ for: 'child', intake: { ...question().intake, age: 0, weight: 4.5 } });
    expect(keys((await approve()).body.data?.conflicts)).toEqual(['weight:ibuprofen:']);
  });

  it('does not compare another patient with the member’s profile', async () => {
    await note();
    await talk({ for: 'other' });
    expect((await approve()).status).toBe(201);
    expect((await detail()).approvals).toMatchObject([{ acknowledged: null }]);
  });

  it('needs no word where nothing speaks against it', async () => {
    await talk();
    expect((await approve()).status).toBe(201);
  });
});
