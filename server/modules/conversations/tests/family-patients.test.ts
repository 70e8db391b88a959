import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewConversation } from '@/lib/conversations/contract-asking.ts';
import {
  conversationDetailSchema,
  type ConversationDetail,
  type Message,
} from '@/lib/conversations/contract.ts';
import { calendarDay } from '@/lib/format/bangkok.ts';
import type { FamilyMember } from '@/lib/health/contract-family.ts';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import {
  patientFileSchema,
  type Conflict,
  type MedicinePatientList,
  type PatientFile,
} from '@/lib/health/contract.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { conversations } from '@/server/db/schema/conversations.ts';
import { members } from '@/server/db/schema/members.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { place, shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { DESK, hirePharmacist, question, READ_ALL } from '@/tests/harness/consultation.ts';
import type { TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

/** Whom a question is about (`docs/product/consultation.md`, "The patient"). */

const IBUPROFEN = 1;
const NAPROXEN = 2;
const BRANCH = 11;
const OF_ALLERGY = 'allergy:ibuprofen:';
const { intake } = question();

let shop: Shop;
let malee: TestMember;
let thana: TestMember;
let alice: Shopper;
let mali: FamilyMember;
let conversation = 0;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: IBUPROFEN, price: 12_000, available: 500, drugClass: 'dangerous' },
    { id: NAPROXEN, price: 12_000, available: 500, drugClass: 'dangerous' },
  ]);
  await plantBranches(shop.db, [{ id: BRANCH, shelves: { [IBUPROFEN]: 500, [NAPROXEN]: 500 } }]);
  const label = (id: number, ingredientsEn: string) =>
    shop.db.update(products).set({ ingredientsEn }).where(eq(products.id, id));
  await label(IBUPROFEN, 'Each tablet contains ibuprofen 400 mg.');
  await label(NAPROXEN, 'Each tablet contains naproxen 250 mg.');
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
  thana = await hirePharmacist(shop, { name: 'Thana', licenceNo: '2' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await shopperOf(shop);
  await shop.db
    .update(members)
    .set({ firstName: 'Alice', lastName: 'Dee', birthdate: '1990-02-28', gender: 'female' })
    .where(eq(members.id, alice.memberId));
  const kept = await call<FamilyMember>(alice, 'POST', '/me/family', {
    ...{ ...person(), consent_version: PROFILE_CONSENT_VERSION },
  });
  mali = kept.body;
});
afterEach(async () => {
  await end();
});

/** First day of a month of Bangkok, which is ahead of UTC in the last hours of one. */
const monthsAgo = (months: number) => {
  const [year, month] = calendarDay(shop.clock.now()).split('-').map(Number);
  const day = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 - months, 1));
  return day.toISOString().slice(0, 10);
};
const person = (changes: object = {}) => ({
  ...{ name: 'Nong Mali', relation: 'child', birth_date: monthsAgo(20), sex: 'female' },
  ...{ weight: 9.2, weighed_on: monthsAgo(1), allergies: ['Ibuprofen'], conditions: [] },
  ...{ medicines: [], pregnancy: 'no' },
  ...changes,
});
const call = <Body = Record<string, unknown>>(
  { token }: Pick<TestMember, 'token'>,
  method: string,
  path: string,
  body?: unknown,
) =>
  shop.call<Body & { code?: string; fields?: object; data?: { conflicts?: Conflict[] } }>(
    ...([method, path, { token, ...(body === undefined ? {} : { body }) }] as const),
  );

const ask = (changes: Partial<NewConversation>) =>
  call<ConversationDetail>(alice, 'POST', '/conversations', question(changes));
async function talk(changes: Partial<NewConversation>): Promise<ConversationDetail> {
  const { body, status } = await ask(changes);
  expect(status, JSON.stringify(body)).toBe(201);
  conversation = body.id;
  await call(malee, 'POST', `${DESK}/queue/take`);
  return body;
}
async function end() {
  await call(malee, 'POST', `${DESK}/conversations/${String(conversation)}/close`, {
    ...{ ...READ_ALL, advice: 'Rest.' },
  });
}
const forMali = () => ({ for: 'child', family_member_id: mali.id }) as const;
const file = (who = malee) =>
  call<PatientFile>(who, 'GET', `${DESK}/conversations/${String(conversation)}/patient`);
async function approve(changes: Readonly<Record<string, unknown>> = {}) {
  const { version } = (await file()).body;
  const path = `${DESK}/conversations/${String(conversation)}/approvals`;
  return call<Message>(malee, 'POST', path, {
    ...{ ...READ_ALL, patient_version: version, client_msg_id: randomUUID() },
    ...{ product_id: NAPROXEN, qty: 1, days: 3, directions: 'One a day.' },
    ...changes,
  });
}
const weighed = (conflicts: readonly string[]) => ({
  acknowledged: { conflicts, reason: 'Discussed.' },
});
const detail = async () =>
  (await call<ConversationDetail>(alice, 'GET', `/conversations/${String(conversation)}`)).body;

describe('the patient of a conversation', () => {
  it('is a child of the family profile, in months, with notes and weight, named at both sides', async () => {
    const asked = await talk(forMali());
    expect(conversationDetailSchema.parse(asked)).toEqual(asked);
    expect(asked).toMatchObject({
      for: 'child',
      patient: { name: 'Nong Mali', relation: 'child' },
    });
    const { body } = await file();
    expect(patientFileSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      patient: {
        ...{ name: 'Nong Mali', relation: 'child', birth_date: monthsAgo(20), age_months: 20 },
        ...{ age: null, sex: 'female', weight: 9.2, weighed_on: monthsAgo(1) },
      },
      notes: { allergies: ['Ibuprofen'] },
      bought: [],
    });
    const [row] = await shop.db
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversation));
    expect(row?.familyMemberId).toBe(mali.id);
    expect(JSON.stringify(row)).not.toMatch(/mali/i);
  });

  it('is the member, by the account', async () => {
    const asked = await talk({});
    expect(asked.patient).toBeNull();
    expect((await file()).body.patient).toMatchObject({
      ...{ name: 'Alice Dee', relation: 'self', birth_date: '1990-02-28', sex: 'female' },
    });
  });

  it('can be a person described by the member, such as a nameless child with an age', async () => {
    const told = { name: 'Somchai', birth_date: '1950-05-05', sex: 'male', relation: 'parent' };
    await talk({ for: 'other', patient: told as NonNullable<NewConversation['patient']> });
    expect((await file()).body).toMatchObject({ patient: told, notes: null });
    await end();
    await talk({ for: 'child', intake: { ...intake, age: 3, weight: 14 } });
    expect((await file()).body.patient).toMatchObject({
      ...{ name: '', relation: 'child', birth_date: null, age_months: null, age: 3, weight: 14 },
    });
  });

  it('is read by its own pharmacist alone, while they have it', async () => {
    await talk(forMali());
    for (const who of [thana, alice]) {
      const { status, body } = await file(who);
      expect(status).toBe(403);
      expect(JSON.stringify(body)).not.toContain('Mali');
    }
    await end();
    expect((await file()).body.code).toBe('NOT_YOURS');
  });

  it('keeps the name that it had once the family profile is gone', async () => {
    await talk(forMali());
    await call(alice, 'DELETE', '/me/health-profile');
    expect((await detail()).patient?.name).toBe('Nong Mali');
    expect((await file()).body).toMatchObject({ patient: { weight: 9.2 }, notes: null });
  });

  it.each([
    ['somebody else’s', () => ({ for: 'child', family_member_id: mali.id + 1_000 }), 404, ''],
    ['for the member', () => ({ for: 'self', family_member_id: mali.id }), 422, 'for'],
    ['for the member', () => ({ for: 'self', patient: { name: 'A' } }), 422, 'for'],
    [
      'a child of no age',
      () => ({ for: 'child', intake: { ...intake, weight: 9 } }),
      422,
      'intake.age',
    ],
    [
      'a child of no weight',
      () => ({ for: 'child', patient: { birth_date: monthsAgo(3) } }),
      ...[422, 'intake.weight'],
    ],
    [
      'a child that is not born',
      () => ({
        ...{ for: 'child', patient: { birth_date: '2126-01-01' } },
        intake: { ...intake, weight: 9 },
      }),
      ...[422, 'patient.birth_date'],
    ],
  ] as const)('is refused: %s', async (_, changes, status, field) => {
    const answer = await ask(changes() as Partial<NewConversation>);
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body.fields ?? {})).toEqual(field === '' ? [] : [field]);
  });

  it('needs a weight where the family profile has none', async () => {
    const change = { ...person({ weight: null }), version: mali.version };
    await call(alice, 'PUT', `/me/family/${String(mali.id)}`, change);
    expect((await ask(forMali())).body.fields).toEqual({
      'intake.weight': expect.any(String) as string,
    });
    await talk({ ...forMali(), intake: { ...intake, weight: 9.9 } });
    expect((await file()).body.patient).toMatchObject({ weight: 9.9, weighed_on: null });
  });
});

describe('the check of medicines', () => {
  it('uses the notes, the age and the weight of the family member', async () => {
    const change = { ...person({ weight: 4.5 }), version: mali.version };
    await call(alice, 'PUT', `/me/family/${String(mali.id)}`, change);
    await talk(forMali());
    const { body } = await approve({ product_id: IBUPROFEN });
    const keys = body.data?.conflicts?.map(({ key }) => key) ?? [];
    expect(keys).toEqual(expect.arrayContaining([OF_ALLERGY, 'weight:ibuprofen:']));
    const young = await approve();
    expect(young.body.data?.conflicts?.map(({ key }) => key)).toContain('age:naproxen:');
  });

  it('of the child knows nothing of the member’s own', async () => {
    const notes = { allergies: ['Naproxen'], medicines: ['Warfarin'] };
    await call(alice, 'PUT', '/me/health-profile', notes);
    await talk(forMali());
    const { body } = await approve();
    const keys = body.data?.conflicts?.map(({ key }) => key) ?? [];
    expect(keys.filter((key) => key.startsWith('pair') || key === 'allergy:naproxen:')).toEqual([]);
  });

  it('is read anew where the family profile changed after the pharmacist read it', async () => {
    await talk(forMali());
    const { version } = (await file()).body;
    const change = { ...person({ weight: 12 }), version: mali.version };
    await call(alice, 'PUT', `/me/family/${String(mali.id)}`, change);
    expect((await approve({ patient_version: version })).body.code).toBe('VERSION_STALE');
  });

  it('counts what was approved for the child against the child, and not against the member', async () => {
    await talk(forMali());
    const refused = await approve();
    const keys = refused.body.data?.conflicts?.map(({ key }) => key) ?? [];
    const { body } = await approve(weighed(keys));
    await call(alice, 'POST', `/me/cart/approvals/${String(body.approval_id)}`);
    const placed = await place(shop, alice, PICKED_UP);
    expect(placed.status).toBe(201);
    expect((await file()).body.bought).toMatchObject([{ product_id: NAPROXEN }]);
    await end();
    await talk({});
    expect((await file()).body.bought).toEqual([]);
    const own = await approve();
    expect(own.status).toBe(201);
  });
});

describe('an approval', () => {
  it('names its patient, also after the family profile has changed', async () => {
    await talk(forMali());
    const refused = await approve();
    const keys = refused.body.data?.conflicts?.map(({ key }) => key) ?? [];
    const { body } = await approve(weighed(keys));
    const change = { ...person({ name: 'Another' }), version: mali.version };
    await call(alice, 'PUT', `/me/family/${String(mali.id)}`, change);
    expect((await detail()).approvals).toMatchObject([
      { patient: { name: 'Nong Mali', relation: 'child' } },
    ]);
    const named = [{ product_id: NAPROXEN, patient: { name: 'Nong Mali', relation: 'child' } }];
    expect(await namesOf(alice)).toEqual(named);
    await call(alice, 'POST', `/me/cart/approvals/${String(body.approval_id)}`);
    const { body: order } = await place(shop, alice, PICKED_UP);
    expect(await namesOf(alice)).toEqual([]);
    expect(await namesOf(alice, order.order_id)).toEqual(named);
    expect(await namesOf(malee, order.order_id)).toEqual([]);
  });
});

const PICKED_UP = {
  choices: { delivery_method: 'pickup', branch_id: BRANCH },
  changes: { payment_method: 'kbank_card' },
};
const namesOf = async (who: Pick<TestMember, 'token'>, order?: string) => {
  const query = order === undefined ? '' : `?order_id=${order}`;
  return (await call<MedicinePatientList>(who, 'GET', `/me/medicine-patients${query}`)).body
    .entities;
};
