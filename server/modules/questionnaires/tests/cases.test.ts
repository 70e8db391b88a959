import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import {
  caseListSchema,
  caseSchema,
  deskCaseListSchema,
  deskCaseSchema,
  questionnaireListSchema,
  questionnaireSchema,
  type DeskCaseList,
} from '@/lib/questionnaires/contract.ts';
import { stock } from '@/server/db/schema/branches.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { approvals } from '@/server/db/schema/conversations.ts';
import { members } from '@/server/db/schema/members.ts';
import { questionnaireCases } from '@/server/db/schema/questionnaires.ts';
import { createErasure } from '@/server/modules/conversations/erasure-repo.ts';
import { branchStaff } from '@/server/modules/people/schema.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { shopperOf, type Shopper } from '@/tests/harness/checkout.ts';
import { DESK, hirePharmacist, talkersOf } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { heard, orderOf } from '@/tests/harness/paying.ts';
import {
  casesOf,
  plantQuestionnaire,
  smallQuestionnaire,
  WELL,
} from '@/tests/harness/questionnaires.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';
import { moveSeen } from '@/tests/harness/staff-work.ts';
import { outbox } from '@/server/db/schema/operations.ts';

const [OMEPRAZOLE, SOAP, BRANCH] = [1, 2, 11];
const HOUR_MS = 3_600_000;

let shop: Shop;
let malee: TestMember;
let thana: TestMember;
let counter: TestMember;
let alice: Shopper;
let cases: ReturnType<typeof casesOf>;

beforeAll(async () => {
  shop = await openShop();
  await plantShelves(shop.db);
  await plantProducts(shop.db, [
    { id: OMEPRAZOLE, price: 5_900, available: 500, drugClass: 'dangerous' },
    { id: SOAP, price: 10_000, available: 500 },
  ]);
  await shop.db
    .update(products)
    .set({
      ingredientsEn: 'Each capsule contains omeprazole 20 mg.',
      ingredientsTh: 'ใน 1 แคปซูลประกอบด้วยโอเมพราโซล 20 มก.',
    })
    .where(eq(products.id, OMEPRAZOLE));
  await plantBranches(shop.db, [{ id: BRANCH, shelves: { [OMEPRAZOLE]: 500 } }]);
  await plantQuestionnaire(shop, 'heartburn', smallQuestionnaire(OMEPRAZOLE, SOAP, 999));
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '90127' });
  thana = await hirePharmacist(shop, { name: 'Thana', licenceNo: '90418' });
  await shop.db.insert(branchStaff).values({ memberId: malee.memberId, branchId: BRANCH });
  counter = await signInStaff(shop, [BRANCH]);
  cases = casesOf(shop, { slug: 'heartburn', productId: OMEPRAZOLE, branchId: BRANCH });
});
afterAll(() => shop.close());
beforeEach(async () => {
  alice = await shopperOf(shop);
  await shop.db
    .update(members)
    .set({ firstName: 'Alice', lastName: 'Suksan', email: `${randomUUID()}@example.com` })
    .where(eq(members.id, alice.memberId));
});

/** Advances the clock and signs in again. */
async function later(hours: number): Promise<void> {
  shop.clock.advance(hours * HOUR_MS);
  const { token } = await signIn(shop, alice.phone);
  alice = { ...alice, token };
  malee = await signIn(shop, malee.phone);
  thana = await signIn(shop, thana.phone);
}

async function held() {
  const [row] = await shop.db
    .select()
    .from(stock)
    .where(and(eq(stock.productId, OMEPRAZOLE), eq(stock.branchId, BRANCH)));
  return row?.reserved;
}

describe('the questionnaire', () => {
  it('is public, with the medicines that a pharmacist may approve', async () => {
    const list = await shop.call('GET', '/questionnaires');
    expect(questionnaireListSchema.parse(list.body).entities).toMatchObject([
      { slug: 'heartburn', name: 'Heartburn', from_price: 118 },
    ]);
    const { body } = await shop.call('GET', '/questionnaires/heartburn?locale=th');
    const found = questionnaireSchema.parse(body);
    expect(found.name).toBe('ไทย Heartburn');
    expect(found.treatments).toMatchObject([
      { product: { id: OMEPRAZOLE, price: 59 }, qty: 2, total: 118 },
    ]);
  });

  it.each(['missing', '%00', 'A', '..'])('answers nothing for %s', async (slug) => {
    expect([404, 422]).toContain((await shop.call('GET', `/questionnaires/${slug}`)).status);
  });
});

describe('the answers', () => {
  it.each([
    ['a sign of danger', { answers: { ...WELL, danger: ['blood'] } }, 422, 'RED_FLAG'],
    ['an age that is too low', { answers: { ...WELL, age: 17 } }, 422, 'RED_FLAG'],
    ['an answer too few', { answers: { age: 40 } }, 422, 'ANSWER_REQUIRED'],
    ['the question that follows', { answers: { ...WELL, smokes: 'yes' } }, 422, 'ANSWER_REQUIRED'],
    ['questions of before', { version: 7 }, 409, 'VERSION_STALE'],
    ['a price of before', { total: 117 }, 409, 'VERSION_STALE'],
    ['a product of another kind', { product_id: SOAP }, 409, 'OUT_OF_STOCK'],
    ['a product of nothing', { product_id: 998 }, 422, 'VALIDATION'],
    ['somebody else of a family', { family_member_id: 1 }, 404, 'NOT_FOUND'],
    ['cash', { payment_method: 'cod' as const }, 422, 'COD_NOT_ALLOWED'],
    ['a branch that is not there', { branch_id: 12 }, 422, 'BRANCH_NOT_AVAILABLE'],
  ])('are refused with %s', async (_, changes, status, code) => {
    const before = await held();
    const answer = await cases.request(alice, changes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await held()).toBe(before);
    expect((await cases.call<{ entities: [] }>(alice, 'GET', '/me/cases')).body.entities).toEqual(
      [],
    );
  });

  it('place one order a key, and one at a time of a condition', async () => {
    const key = randomUUID();
    const [first, again] = await Promise.all([
      cases.request(alice, {}, key),
      cases.request(alice, {}, key),
    ]);
    expect(first.body.order_id).toBe(again.body.order_id);
    const second = await cases.request(alice);
    expect([second.body.code, second.body.data?.id]).toEqual(['CASE_OPEN', first.body.id]);
    const order = await orderOf(shop, alice, first.body.order_id);
    expect(order).toMatchObject({
      ...{ status: 'waiting_payment', delivery_method: 'pickup', total: 118, delivery_fee: 0 },
      ...{ earned_coins: 0, case: { id: first.body.id, state: 'unpaid' } },
    });
    await shop.call('POST', `/me/orders/${order.order_id}/cancel`, {
      token: alice.token,
      body: {},
    });
    expect((await cases.mine(alice, first.body.id)).body.state).toBe('dropped');
    expect((await cases.request(alice)).status).toBe(201);
  });

  it('of hidden questions are dropped, and lie sealed', async () => {
    const answers = { ...WELL, many: 12, allergies: ' Penicillin ' };
    const { id } = await cases.waiting(alice, { answers });
    const { body } = await cases.mine(alice, id);
    expect(caseSchema.parse(body).answers).toEqual([
      { question: 'How old?', answer: '40' },
      { question: 'Do you smoke?', answer: 'no' },
      { question: 'Any of these?', answer: 'none' },
      { question: 'Allergies?', answer: 'Penicillin' },
    ]);
    const [row] = await shop.db
      .select()
      .from(questionnaireCases)
      .where(eq(questionnaireCases.id, id));
    expect(JSON.stringify(row)).not.toMatch(/Penicillin|heartburn/);
    const history = await cases.call<{ entities: [] }>(alice, 'GET', '/me/pharmacy/history');
    expect(history.body.entities).toEqual([]);
    const bob = await shopperOf(shop);
    expect((await cases.mine(bob, id)).status).toBe(404);
  });

  it('are read with the questions of their version', async () => {
    const { id } = await cases.waiting(alice);
    const { questions, ...content } = smallQuestionnaire(OMEPRAZOLE);
    const renamed = questions.map((one) => ({ ...one, text: { en: 'New', th: 'ใหม่' } }));
    await plantQuestionnaire(shop, 'heartburn', { ...content, questions: renamed }, 2);
    expect((await cases.mine(alice, id)).body.answers[0]?.question).toBe('How old?');
    expect((await cases.offer()).questions[0]?.text).toBe('New');
    await plantQuestionnaire(shop, 'heartburn', smallQuestionnaire(OMEPRAZOLE, SOAP), 3);
  });
});

describe('the decision', () => {
  it('is waited for by the branch, which is told so', async () => {
    const { orderId } = await cases.waiting(alice);
    const path = `/api/admin/v1/orders/${orderId}`;
    const seen = await cases.call(counter, 'GET', path);
    expect(seen.body).toMatchObject({ awaits_decision: true, status: 'waiting_branch_approval' });
    expect((seen.body as { moves: string[] }).moves).not.toContain('approve');
    const early = await moveSeen(shop, counter, orderId, { move: 'approve' });
    expect(early.body).toMatchObject({ code: 'ORDER_STATE', data: { why: 'awaits_decision' } });
  });

  it('approves with directions: the order goes on, and a pharmacist hands it over with a record', async () => {
    const { id, orderId } = await cases.waiting(alice);
    const list = await cases.call<DeskCaseList>(thana, 'GET', `${DESK}/cases`);
    expect(deskCaseListSchema.parse(list.body).entities.map((one) => one.id)).toContain(id);
    const read = deskCaseSchema.parse((await cases.read(thana, id)).body);
    expect(read).toMatchObject({
      ...{ state: 'waiting', condition: 'Heartburn', qty: 2, conflicts: [], conversation: null },
      patient: { name: 'Alice Suksan', relation: 'self', age: 40 },
    });
    expect((await (await cases.toApprove(thana, id))()).status).toBe(200);
    const { body } = await cases.mine(alice, id);
    expect(body).toMatchObject({
      state: 'approved',
      decision: { by: 'Thana', licence_no: '90418', days: 7, directions: 'One before breakfast.' },
    });
    expect(await heard(shop, alice)).toContain('A pharmacist has reviewed your answers');
    const mails = await shop.db.select().from(outbox);
    const decided = mails.filter(({ body: text }) =>
      text.includes(`/pharmacy/cases/${String(id)}`),
    );
    expect(decided.length).toBe(1);
    expect(decided[0]?.body).not.toMatch(/Heartburn|breakfast|medicine/);
    for (const move of ['approve', 'receive']) await moveSeen(shop, malee, orderId, { move });
    const code = (await orderOf(shop, alice, orderId)).branch?.pickup_code;
    const handed = await moveSeen(shop, malee, orderId, { move: 'hand-over', pickup_code: code });
    expect(handed.body.status).toBe('collected');
    const records = await cases.call<{ entities: object[] }>(
      alice,
      'GET',
      '/me/dispensing-records',
    );
    expect(records.body.entities).toHaveLength(1);
    const log = await talkersOf(shop).logOf(alice, body.conversation_id);
    expect(log).toEqual(['Thana looked', 'Thana decided']);
  });

  it('refuses with a reason: the order is cancelled, all money goes back, the goods are free', async () => {
    const before = await held();
    const { id, orderId } = await cases.waiting(alice);
    expect(await held()).toBe((before ?? 0) + 2);
    expect((await (await cases.toRefuse(malee, id))()).status).toBe(200);
    expect((await cases.mine(alice, id)).body).toMatchObject({
      ...{ state: 'refused', order_status: 'cancelled' },
      decision: { reason: 'See a doctor first.' },
    });
    const order = await orderOf(shop, alice, orderId);
    expect(order.refund).toEqual({ status: 'refund_pending', amount: 118 });
    expect(JSON.stringify(order)).not.toContain('See a doctor');
    expect(await held()).toBe(before);
    expect(await shop.db.$count(approvals, eq(approvals.memberId, alice.memberId))).toBe(0);
  });

  it('passes the check of medicines: a conflict is acknowledged with a reason', async () => {
    const { id } = await cases.waiting(alice, { answers: { ...WELL, allergies: 'omeprazole' } });
    const { conflicts } = (await cases.read(malee, id)).body;
    expect(conflicts).toMatchObject([{ kind: 'allergy', ingredient: 'omeprazole' }]);
    const unweighed = await (await cases.toApprove(malee, id))();
    expect([unweighed.status, unweighed.body.code]).toEqual([409, 'CONFLICT_UNACKNOWLEDGED']);
    const acknowledged = { conflicts: conflicts.map(({ key }) => key), reason: 'Only hiccups.' };
    expect((await (await cases.toApprove(malee, id, { acknowledged }))()).status).toBe(200);
  });

  it('names what was read: notes that came meanwhile are read first', async () => {
    const { id } = await cases.waiting(alice);
    const approve = await cases.toApprove(malee, id);
    await shop.call('PUT', '/me/health-profile', {
      token: alice.token,
      body: { allergies: ['penicillin'], consent_version: PROFILE_CONSENT_VERSION },
    });
    expect((await approve()).body.code).toBe('VERSION_STALE');
    expect((await (await cases.toApprove(malee, id))()).status).toBe(200);
    expect((await (await cases.toRefuse(malee, id))()).body.code).toBe('CASE_DECIDED');
  });

  it('is of a pharmacist on duty, and never about themselves', async () => {
    const own = await cases.waiting(malee);
    expect((await cases.read(malee, own.id)).body.code).toBe('NOT_YOURS');
    const approve = await cases.toApprove(thana, own.id);
    await shop.call('PUT', `${DESK}/duty`, { token: thana.token, body: { on_duty: false } });
    expect((await approve()).body.code).toBe('OFF_DUTY');
    await shop.call('PUT', `${DESK}/duty`, { token: thana.token, body: { on_duty: true } });
    expect((await approve()).status).toBe(200);
    expect((await cases.read(counter, own.id)).status).toBe(403);
  });

  it('is about the person of the family who takes it', async () => {
    const mali = {
      ...{ name: 'Mali', relation: 'parent', birth_date: '1955-03-01', sex: 'female' },
      ...{ weight: 52, weighed_on: '2025-01-01', allergies: ['omeprazole'] },
      consent_version: PROFILE_CONSENT_VERSION,
    };
    const { token } = alice;
    const added = await shop.call<{ id: number }>('POST', '/me/family', { token, body: mali });
    const { id, orderId } = await cases.waiting(alice, { family_member_id: added.body.id });
    const { body } = await cases.read(malee, id);
    expect(body.patient).toMatchObject({ name: 'Mali', relation: 'parent', weight: 52 });
    const acknowledged = { conflicts: body.conflicts.map(({ key }) => key), reason: 'Known.' };
    expect((await (await cases.toApprove(malee, id, { acknowledged }))()).status).toBe(200);
    const named = await cases.call(alice, 'GET', `/me/medicine-patients?order_id=${orderId}`);
    expect(named.body).toMatchObject({ entities: [{ patient: { name: 'Mali' } }] });
  });
});

describe('a question of the pharmacist', () => {
  it('goes on as a conversation that ends with the decision', async () => {
    const { id } = await cases.waiting(alice);
    const asked = await cases.ask(malee, id, 'Since when?');
    expect(asked.status).toBe(200);
    const path = `/conversations/${String(asked.body.conversation_id)}`;
    expect((await cases.ask(thana, id, 'Me too')).body.code).toBe('NOT_YOURS');
    await later(2);
    const refuse = await cases.toRefuse(malee, id);
    await shop.runJob('conversations');
    const said = await talkersOf(shop).say(alice, path, 'Since March.');
    expect(said.status).toBe(201);
    expect((await refuse()).body.code).toBe('VERSION_STALE');
    const { conversation } = (await cases.read(malee, id)).body;
    expect(conversation?.messages.map(({ body }) => body)).toEqual(['Since when?', 'Since March.']);
    expect((await cases.mine(alice, id)).body.asked).toBe(true);
    await (
      await cases.toApprove(malee, id)
    )();
    const after = await cases.call<{ state: string }>(alice, 'GET', path);
    expect(after.body.state).toBe('closed');
  });

  it('waits while the member has a conversation', async () => {
    const { id } = await cases.waiting(alice);
    await talkersOf(shop).talk(alice, thana);
    expect((await cases.ask(malee, id, 'Since when?')).body.code).toBe('OPEN_CONVERSATION');
  });
});

describe('in the end', () => {
  it('lapses without a decision and is refunded', async () => {
    const { id, orderId } = await cases.waiting(alice);
    await later(23);
    await shop.runJob('undecided cases');
    expect((await cases.mine(alice, id)).body.state).toBe('waiting');
    await later(1);
    await shop.runJob('undecided cases');
    expect((await cases.mine(alice, id)).body).toMatchObject({ state: 'lapsed', decision: null });
    const order = await orderOf(shop, alice, orderId);
    expect(order).toMatchObject({ status: 'cancelled', refund: { amount: 118 } });
    expect(await heard(shop, alice)).toContain('Your order is cancelled and refunded');
  });

  it('the member cancels as long as it waits, also after an hour', async () => {
    const { id, orderId } = await cases.waiting(alice);
    await later(2);
    expect((await orderOf(shop, alice, orderId)).actions.cancel).toBe(true);
    const path = `/me/orders/${orderId}/cancel`;
    expect((await cases.call(alice, 'POST', path, {})).status).toBe(200);
    expect((await cases.mine(alice, id)).body.state).toBe('dropped');
    expect((await cases.read(malee, id)).body.code).toBe('NOT_YOURS');
  });

  it('answers and reason go with the consent; a case without answers lapses, approvals stay', async () => {
    const done = await cases.waiting(alice);
    await (
      await cases.toApprove(malee, done.id)
    )();
    const open = await cases.waiting(alice);
    await shop.call('POST', '/me/pharmacy/withdraw', { token: alice.token, body: {} });
    await shop.runJob('undecided cases');
    expect((await cases.mine(alice, open.id)).body).toMatchObject({ state: 'lapsed', answers: [] });
    const kept = (await cases.mine(alice, done.id)).body;
    expect(kept).toMatchObject({ ...{ condition: '', slug: null, answers: [] } });
    expect(kept.decision?.directions).toBe('');
    expect(await shop.db.$count(approvals, eq(approvals.memberId, alice.memberId))).toBe(1);
  });

  it('answers go after so many days', async () => {
    const { id } = await cases.waiting(alice);
    await (
      await cases.toApprove(malee, id)
    )();
    await later(366 * 24);
    await createErasure(shop.db).eraseOld(365, shop.clock.now());
    const list = await cases.call(alice, 'GET', '/me/cases');
    expect(caseListSchema.parse(list.body).entities).toMatchObject([{ id, condition: '' }]);
  });
});
