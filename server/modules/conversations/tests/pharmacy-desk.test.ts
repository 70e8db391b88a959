import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConversationDetail } from '@/lib/conversations/contract.ts';
import {
  deskSchema,
  noteListSchema,
  type Desk,
  type NoteList,
} from '@/lib/conversations/contract-desk.ts';
import type { PharmacyStatus } from '@/lib/conversations/contract-pharmacy.ts';
import { conversations, deskPresence } from '@/server/db/schema/conversations.ts';
import { DESK, openPharmacy, question, READ_ALL } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import type { Shop } from '@/tests/harness/shop.ts';
import { signInStaff } from '@/tests/harness/orders.ts';

let shop: Shop;
let alice: TestMember;
let malee: TestMember;
let thana: TestMember;
let talkers: Awaited<ReturnType<typeof openPharmacy>>['talkers'];

beforeAll(async () => {
  ({ shop, malee, thana, talkers } = await openPharmacy());
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`TRUNCATE ${conversations}, ${deskPresence} CASCADE`);
  alice = await signIn(shop);
});

const deskOf = async (pharmacist: TestMember) =>
  (await talkers.call<Desk>(pharmacist, 'GET', `${DESK}/queue`)).body;
const duty = (pharmacist: TestMember, on: boolean) =>
  talkers.call(pharmacist, 'PUT', `${DESK}/duty`, { on_duty: on });
const handOver = (
  from: TestMember,
  desk: string,
  { to = thana.memberId, note = 'Allergic to aspirin.' } = {},
) => talkers.call<{ code?: string }>(from, 'POST', `${desk}/hand-over`, { to, note });

describe('a hand-over', () => {
  it('gives the conversation to a colleague at the desk, with a note that its member never reads', async () => {
    const { id, mine, desk } = await talkers.talk(alice, malee);
    expect((await deskOf(malee)).colleagues).toEqual([]);
    await deskOf(thana);
    const before = await deskOf(malee);
    expect(deskSchema.parse(before)).toEqual(before);
    expect(before.colleagues).toEqual([{ id: thana.memberId, name: 'Thana' }]);
    expect((await handOver(malee, desk)).status).toBe(200);
    expect((await deskOf(malee)).mine).toEqual([]);
    expect((await deskOf(thana)).mine).toMatchObject([{ id, state: 'assigned' }]);
    const { body: notes } = await talkers.call<NoteList>(thana, 'GET', `${desk}/notes`);
    expect(noteListSchema.parse(notes)).toEqual(notes);
    expect(notes.entities).toMatchObject([{ by: 'Malee', body: 'Allergic to aspirin.' }]);
    const seen = await talkers.call<ConversationDetail>(alice, 'GET', mine);
    expect(seen.body.pharmacist?.name).toBe('Thana');
    expect(JSON.stringify(seen.body)).not.toContain('aspirin');
    expect(await talkers.logOf(alice, id)).toEqual([
      'Malee took',
      'Malee handed_over',
      'Thana received',
    ]);
  });

  it('leaves nothing with the previous pharmacist', async () => {
    const { desk } = await talkers.talk(alice, malee);
    await deskOf(thana);
    await handOver(malee, desk);
    expect((await talkers.say(malee, desk, 'Bye')).body.code).toBe('NOT_YOURS');
    expect((await talkers.call(malee, 'GET', `${desk}/notes`)).status).toBe(403);
    expect((await talkers.say(thana, desk, 'I am Thana.')).status).toBe(201);
  });

  it('is not in the database as plain text', async () => {
    const { desk } = await talkers.talk(alice, malee);
    await deskOf(thana);
    await handOver(malee, desk, { note: 'secret-word' });
    const rows = await shop.db.execute(sql`SELECT n::text AS line FROM conversation_notes n`);
    expect(JSON.stringify(rows)).toContain('v0.');
    expect(JSON.stringify(rows)).not.toContain('secret-word');
  });

  it('is refused to absent, off-duty or busy pharmacists, to others and to its member', async () => {
    const { desk } = await talkers.talk(alice, malee);
    const refused = async (to = thana.memberId) => (await handOver(malee, desk, { to })).body.code;
    expect(await refused()).toBe('COLLEAGUE_AWAY');
    await deskOf(thana);
    await duty(thana, false);
    expect(await refused()).toBe('COLLEAGUE_AWAY');
    expect((await deskOf(malee)).colleagues).toEqual([]);
    await duty(thana, true);
    for (let n = 0; n < 4; n += 1) await talkers.talk(await signIn(shop), thana);
    expect(await refused()).toBe('COLLEAGUE_AWAY');
    expect(await refused(alice.memberId)).toBe('COLLEAGUE_AWAY');
    expect(await refused(malee.memberId)).toBe('COLLEAGUE_AWAY');
    shop.clock.advance(60_000);
    expect((await deskOf(malee)).mine).toHaveLength(1);
  });

  it('fills no desk beyond its measure, also when several come at once', async () => {
    await deskOf(thana);
    for (let n = 0; n < 3; n += 1) await talkers.talk(await signIn(shop), thana);
    const desks = [];
    for (let n = 0; n < 3; n += 1) desks.push(await talkers.talk(await signIn(shop), malee));
    const answers = await Promise.all(desks.map(({ desk }) => handOver(malee, desk)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await deskOf(thana)).mine).toHaveLength(4);
  });

  it.each([
    ['empty', ' '],
    ['too long', 'a'.repeat(1_001)],
    ['no text', 'a\u0000b'],
  ])('wants a note that is not %s', async (_, note) => {
    const { desk } = await talkers.talk(alice, malee);
    await deskOf(thana);
    expect((await handOver(malee, desk, { note })).status).toBe(422);
  });

  it('is for the pharmacist who has it, before its end', async () => {
    const { desk } = await talkers.talk(alice, malee);
    await deskOf(thana);
    expect((await handOver(thana, desk, { to: malee.memberId })).body.code).toBe('NOT_YOURS');
    expect((await handOver(await signInStaff(shop), desk)).status).toBe(403);
    await talkers.call(malee, 'POST', `${desk}/close`, { ...READ_ALL, advice: 'Rest.' });
    expect((await handOver(malee, desk)).body.code).toBe('CONVERSATION_CLOSED');
  });
});

describe('duty', () => {
  it('off duty gets no conversations, and does not count as present', async () => {
    const onDuty = async () =>
      (await shop.call<PharmacyStatus>('GET', '/pharmacy/status')).body.pharmacists_on_duty.map(
        ({ name }) => name,
      );
    await talkers.call(alice, 'POST', '/conversations', question());
    expect((await duty(malee, false)).body).toEqual({ on_duty: false });
    expect(await deskOf(malee)).toMatchObject({ on_duty: false, queue: [{}] });
    expect((await talkers.call(malee, 'POST', `${DESK}/queue/take`)).body['code']).toBe('OFF_DUTY');
    await deskOf(thana);
    expect(await onDuty()).toEqual(['Thana']);
    await duty(malee, true);
    expect(await onDuty()).toEqual(['Malee', 'Thana']);
    expect((await talkers.call(malee, 'POST', `${DESK}/queue/take`)).status).toBe(200);
  });

  it('keeps existing conversations', async () => {
    const { desk } = await talkers.talk(alice, malee);
    await duty(malee, false);
    expect((await talkers.say(malee, desk, 'One moment.')).status).toBe(201);
  });

  it('is for pharmacists, who ask properly', async () => {
    expect((await duty(alice, false)).status).toBe(403);
    expect((await talkers.call(malee, 'PUT', `${DESK}/duty`, { on_duty: 'no' })).status).toBe(422);
  });
});

describe('a colleague’s conversation', () => {
  it('is refused, and its member sees each attempt', async () => {
    const { id, desk } = await talkers.talk(alice, malee);
    for (const path of [desk, `${desk}/messages`, `${desk}/notes`, desk]) {
      expect((await talkers.call(thana, 'GET', path)).body['code']).toBe('NOT_YOURS');
    }
    const tries = Array.from({ length: 4 }, () => 'Thana refused');
    expect(await talkers.logOf(alice, id)).toEqual(['Malee took', ...tries]);
  });

  it('that a pharmacist is given later is looked at in a line of its own, once', async () => {
    const { id, desk } = await talkers.talk(alice, malee);
    await talkers.call(thana, 'GET', desk);
    await deskOf(thana);
    await handOver(malee, desk);
    for (let look = 0; look < 3; look += 1) await talkers.call(thana, 'GET', desk);
    await talkers.call(malee, 'GET', desk);
    expect(await talkers.logOf(alice, id)).toEqual([
      'Malee took',
      'Thana refused',
      'Malee handed_over',
      'Thana received',
      'Malee refused',
    ]);
  });
});
