import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import type { MessageList } from '@/lib/conversations/contract.ts';
import type { PatientFile } from '@/lib/health/contract.ts';
import { approvals } from '@/server/db/schema/conversations.ts';
import { plantProducts, plantShelves } from '@/tests/harness/catalog.ts';
import { openPharmacy } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';

/** Pharmacists decide only on messages they have read (`docs/product/consultation.md`, "The desk"). */

const AMOXICILLIN = 1;
const NOTES = { allergies: ['Penicillin'], conditions: [], medicines: [], pregnancy: 'no' };

let pharmacy: Awaited<ReturnType<typeof openPharmacy>>;
let alice: TestMember;
let at: { readonly id: number; readonly mine: string; readonly desk: string };

beforeAll(async () => {
  pharmacy = await openPharmacy();
  await plantShelves(pharmacy.shop.db);
  await plantProducts(pharmacy.shop.db, [
    { id: AMOXICILLIN, available: 500, drugClass: 'dangerous' },
  ]);
});
afterAll(() => pharmacy.shop.close());
beforeEach(async () => {
  const { shop, malee, talkers } = pharmacy;
  alice = await signIn(shop);
  at = await talkers.talk(alice, malee);
  await talkers.say(alice, at.mine, 'I cough.');
});

/** Current view of the desk. */
async function read() {
  const { malee, talkers } = pharmacy;
  const { body } = await talkers.call<MessageList>(malee, 'GET', `${at.desk}/messages`);
  const file = await talkers.call<PatientFile>(malee, 'GET', `${at.desk}/patient`);
  const last = body.entities.findLast(({ from }) => from === 'member');
  return { seen_message_id: last?.id ?? 0, patient_version: file.body.version };
}
type Seen = Awaited<ReturnType<typeof read>>;

const approve = (seen: Partial<Seen>, id: string = randomUUID()) =>
  pharmacy.talkers.call<{ id: number; code?: string }>(
    ...([pharmacy.malee, 'POST', `${at.desk}/approvals`] as const),
    {
      ...seen,
      ...{ client_msg_id: id, product_id: AMOXICILLIN, qty: 1, days: 3, directions: 'One a day.' },
    },
  );
const close = ({ seen_message_id }: Partial<Seen>) =>
  pharmacy.talkers.call<{ code?: string }>(pharmacy.malee, 'POST', `${at.desk}/close`, {
    ...{ seen_message_id, advice: 'Rest.' },
  });
const stale = { status: 409, body: { code: 'VERSION_STALE' } };

it('approves nothing that the patient has said more about', async () => {
  const { shop, talkers } = pharmacy;
  const before = await read();
  await talkers.say(alice, at.mine, 'I am pregnant.');
  expect(await approve(before)).toMatchObject(stale);
  expect(await shop.db.$count(approvals)).toBe(0);
  expect(await close(before)).toMatchObject(stale);
  const now = await read();
  const id = randomUUID();
  const first = await approve(now, id);
  expect(first.status).toBe(201);
  // Sent again, it stays the approval that it was, whatever was said since.
  await talkers.say(alice, at.mine, 'Thank you.');
  expect((await approve(now, id)).body.id).toBe(first.body.id);
  expect(await close(now)).toMatchObject(stale);
  expect((await close(await read())).status).toBe(200);
});

it('approves nothing for a patient who has noted something else', async () => {
  const { talkers } = pharmacy;
  const before = await read();
  const consent = { consent_version: PROFILE_CONSENT_VERSION };
  await talkers.call(alice, 'PUT', '/me/health-profile', { ...NOTES, ...consent });
  expect(await approve(before)).toMatchObject(stale);
  const now = await read();
  await talkers.call(alice, 'PUT', '/me/health-profile', { ...NOTES, pregnancy: 'pregnant' });
  expect(await approve(now)).toMatchObject(stale);
  await talkers.call(alice, 'PUT', '/me/health-profile', NOTES);
  expect((await approve(now)).status).toBe(201);
  await close(await read());
});

it('asks for what was read', async () => {
  const seen = await read();
  expect((await approve({ patient_version: seen.patient_version })).status).toBe(422);
  expect((await approve({ seen_message_id: seen.seen_message_id })).status).toBe(422);
  expect((await close({})).status).toBe(422);
  // Own messages may follow unread ones.
  await pharmacy.talkers.say(pharmacy.malee, at.desk, 'How long?');
  expect((await close(seen)).status).toBe(200);
});

it('ends in one of the two when both are sent at once', async () => {
  const { talkers } = pharmacy;
  const seen = await read();
  const [said, ended] = await Promise.all([talkers.say(alice, at.mine, 'Wait!'), close(seen)]);
  expect([
    [201, 409],
    [409, 200],
  ]).toContainEqual([said.status, ended.status]);
  if (ended.status !== 200) await close(await read());
});
