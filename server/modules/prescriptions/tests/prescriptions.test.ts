import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '@/lib/conversations/contract.ts';
import type { DispensingLabel } from '@/lib/dispensing/contract.ts';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import { PRESCRIPTION_TOPIC } from '@/lib/conversations/contract-values.ts';
import {
  prescriptionOfSchema,
  waitingPrescriptionListSchema,
  type PrescriptionOf,
  type WaitingPrescriptionList,
} from '@/lib/prescriptions/contract.ts';
import { calendarDay } from '@/lib/format/bangkok.ts';
import { products } from '@/server/db/schema/catalog.ts';
import { prescriptions } from '@/server/db/schema/prescriptions.ts';
import { createErasure } from '@/server/modules/conversations/erasure-repo.ts';
import { plantBranches } from '@/tests/harness/branches.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { place, shopperOf } from '@/tests/harness/checkout.ts';
import {
  DESK,
  openPharmacy,
  question,
  READ_ALL,
  READ_PATIENT,
} from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { photo } from '@/tests/harness/pictures.ts';

/** Prescriptions that a pharmacist checks (`docs/product/consultation.md`, "Prescriptions"). */

const IBUPROFEN = 1;
const BRANCH = 11;
const DAY_MS = 86_400_000;

let desk: Awaited<ReturnType<typeof openPharmacy>>;
let alice: TestMember;

beforeAll(async () => {
  desk = await openPharmacy();
  await plantShelves(desk.shop.db);
  await plantProducts(desk.shop.db, [
    { id: IBUPROFEN, price: 12_000, available: 500, drugClass: 'dangerous' },
  ]);
  await desk.shop.db
    .update(products)
    .set({ ingredientsEn: 'Each tablet contains ibuprofen 400 mg.' })
    .where(eq(products.id, IBUPROFEN));
  await plantBranches(desk.shop.db, [{ id: BRANCH, shelves: { [IBUPROFEN]: 500 } }]);
});
afterAll(() => desk.shop.close());
beforeEach(async () => {
  alice = await signIn(desk.shop);
});
afterEach(() => call(alice, 'POST', '/me/pharmacy/withdraw'));

interface Refused {
  readonly code?: string;
  readonly id?: number;
  readonly fields?: object;
}
const call = <Body = object>(who: TestMember, method: string, path: string, body?: object) =>
  desk.talkers.call<Body & Refused>(who, method, path, body);

const today = () => calendarDay(desk.shop.clock.now());
const ask = (detail: object = {}, changes: object = {}) =>
  call(alice, 'POST', '/conversations', {
    ...question({ question_id: PRESCRIPTION_TOPIC }),
    prescription: { issued_on: today(), from: 'Siriraj Hospital', ...detail },
    ...changes,
  });
async function show(id: number): Promise<void> {
  const path = `/conversations/${String(id)}/attachments?client_msg_id=${randomUUID()}`;
  const answer = await desk.shop.app.fetch(
    new Request(`http://shop.test/api/v1${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${alice.token}`, 'Content-Type': 'image/jpeg' },
      body: new Uint8Array(await photo().jpeg().toBuffer()),
    }),
  );
  expect(answer.status).toBe(201);
}
const waiting = async (who = desk.malee) =>
  (await call<WaitingPrescriptionList>(who, 'GET', `${DESK}/prescriptions`)).body.entities;
/** Asked, shown, and taken by Malee out of the list. */
async function taken(withPhoto = true): Promise<number> {
  const { id = 0 } = (await ask()).body;
  if (withPhoto) await show(id);
  const [first] = await waiting();
  const path = `${DESK}/prescriptions/${String(first?.id)}/take`;
  expect((await call(desk.malee, 'POST', path)).body).toEqual({ id });
  return id;
}
const at = (id: number) => `${DESK}/conversations/${String(id)}`;
const accept = (id: number, who = desk.malee) =>
  call<PrescriptionOf>(who, 'POST', `${at(id)}/prescription/accept`);
const turnDown = (id: number, reason = 'The name is missing.') =>
  call<PrescriptionOf>(desk.malee, 'POST', `${at(id)}/prescription/refuse`, { reason });
const approve = (id: number, changes: object = {}) =>
  call<Message>(desk.malee, 'POST', `${at(id)}/approvals`, {
    ...{ ...READ_PATIENT, client_msg_id: randomUUID(), product_id: IBUPROFEN, qty: 1, days: 3 },
    ...{ directions: 'One a day.', ...changes },
  });
const own = async (id: number) =>
  (await call<PrescriptionOf>(alice, 'GET', `/conversations/${String(id)}/prescription`)).body
    .prescription;

describe('a prescription', () => {
  it('waits at the desk with its age and its photos, until one pharmacist takes it', async () => {
    const { id = 0 } = (await ask()).body;
    await show(id);
    const { body } = await call(desk.malee, 'GET', `${DESK}/prescriptions`);
    expect(waitingPrescriptionListSchema.parse(body)).toEqual(body);
    const [one] = await waiting();
    expect(one).toMatchObject({ photos: 1, taken: false });
    expect(one?.number).toMatch(/^RX\d{4}-\d{6}$/);
    const path = `${DESK}/prescriptions/${String(one?.id)}/take`;
    const both = await Promise.all([desk.malee, desk.thana].map((who) => call(who, 'POST', path)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await waiting()).toMatchObject([{ taken: true }]);
  });

  it('is accepted once, and only then its medicines are approved', async () => {
    const id = await taken();
    expect((await approve(id)).body.code).toBe('PRESCRIPTION_UNDECIDED');
    const all = await Promise.all([accept(id), accept(id), turnDown(id)]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const state = (await own(id))?.state;
    expect(['accepted', 'refused']).toContain(state);
    expect((await approve(id)).status).toBe(state === 'accepted' ? 201 : 409);
    expect(await waiting()).toEqual([]);
  });

  it('passes the one check of medicines, with a reason', async () => {
    await call(alice, 'PUT', '/me/health-profile', {
      ...{ allergies: ['Ibuprofen'], consent_version: PROFILE_CONSENT_VERSION },
    });
    const id = await taken();
    await accept(id);
    const file = await call<{ version: string }>(desk.malee, 'GET', `${at(id)}/patient`);
    const read = { patient_version: file.body.version };
    const refused = await approve(id, read);
    expect(refused.body.code).toBe('CONFLICT_UNACKNOWLEDGED');
    const acknowledged = { conflicts: ['allergy:ibuprofen:'], reason: 'The doctor knows it.' };
    expect((await approve(id, { ...read, acknowledged })).status).toBe(201);
  });

  it('stands with its number on the label of each medicine', async () => {
    const shopper = await shopperOf(desk.shop);
    alice = shopper;
    const id = await taken();
    await accept(id);
    const { body } = await approve(id);
    await call(alice, 'POST', `/me/cart/approvals/${String(body.approval_id)}`);
    const placed = await place(desk.shop, shopper, {
      choices: { delivery_method: 'pickup', branch_id: BRANCH },
      changes: { payment_method: 'kbank_card' },
    });
    expect(placed.status).toBe(201);
    const counter = await signInStaff(desk.shop, [BRANCH], 'pharmacist');
    const path = `/api/admin/v1/orders/${placed.body.order_id}/labels`;
    const labels = await call<{ entities: DispensingLabel[] }>(counter, 'GET', path);
    expect(labels.body.entities).toMatchObject([{ prescription_no: (await own(id))?.number }]);
  });

  it('is refused with a reason that its member reads, and gives no medicine', async () => {
    const id = await taken();
    expect((await turnDown(id, ' ')).status).toBe(422);
    expect((await turnDown(id)).status).toBe(200);
    expect(await own(id)).toMatchObject({ state: 'refused', reason: 'The name is missing.' });
    expect((await approve(id)).body.code).toBe('PRESCRIPTION_UNDECIDED');
    expect(await desk.talkers.logOf(alice, id)).toContain('Malee refused_prescription');
  });

  it('is not accepted without a photo, nor by a colleague, nor after the end', async () => {
    const id = await taken(false);
    expect((await accept(id)).body.code).toBe('PRESCRIPTION_EMPTY');
    expect((await accept(id, desk.thana)).body.code).toBe('NOT_YOURS');
    await show(id);
    await call(alice, 'POST', `/conversations/${String(id)}/close`);
    expect((await accept(id)).body.code).toBe('CONVERSATION_CLOSED');
    expect((await own(id))?.state).toBe('lapsed');
  });

  it.each([
    ['of tomorrow', 1],
    ['of 91 days ago', -91],
  ])('%s is refused at its field', async (_, days) => {
    const day = calendarDay(new Date(desk.shop.clock.now().getTime() + days * DAY_MS));
    const { status, body } = await ask({ issued_on: day });
    expect(status).toBe(422);
    expect(body.fields).toHaveProperty(['prescription.issued_on']);
  });

  it('belongs to its topic, and to no other one', async () => {
    expect((await ask({}, { question_id: 2 })).status).toBe(422);
    expect((await ask({}, { prescription: undefined })).status).toBe(422);
  });

  it('lies sealed, and what was told goes with the conversation; its number stays', async () => {
    const id = await taken();
    await turnDown(id);
    const rows = () =>
      desk.shop.db.select().from(prescriptions).where(eq(prescriptions.conversationId, id));
    expect(JSON.stringify(await rows())).not.toMatch(/Siriraj|missing/);
    const read = await call<PrescriptionOf>(desk.malee, 'GET', `${at(id)}/prescription`);
    expect(prescriptionOfSchema.parse(read.body)).toEqual(read.body);
    expect(read.body.prescription?.from).toBe('Siriraj Hospital');
    await call(desk.malee, 'POST', `${at(id)}/close`, { ...READ_ALL, advice: 'Ask your doctor.' });
    const then = new Date(desk.shop.clock.now().getTime() + 731 * DAY_MS);
    await createErasure(desk.shop.db).eraseOld(730, then);
    expect(await own(id)).toMatchObject({ from: '', issued_on: null, reason: null });
    expect(await rows()).toMatchObject([{ state: 'refused', detailSealed: null }]);
  });

  it('is private to its member', async () => {
    const id = await taken();
    const bob = await signIn(desk.shop);
    const path = `/conversations/${String(id)}/prescription`;
    expect((await call(bob, 'GET', path)).status).toBe(404);
    expect((await call(desk.thana, 'GET', `${at(id)}/prescription`)).body.code).toBe('NOT_YOURS');
  });
});
