import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConversationDetail } from '@/lib/conversations/contract.ts';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values.ts';
import {
  ownReferralListSchema,
  referralListSchema,
  referralSchema,
  type Referral,
} from '@/lib/referrals/contract.ts';
import { referrals } from '@/server/db/schema/referrals.ts';
import { createErasure } from '@/server/modules/conversations/erasure-repo.ts';
import { notifications } from '@/server/modules/notifications/schema.ts';
import { openPharmacy, READ_ALL } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { createReferralRepo } from '../repo.ts';

/** Letters to doctors (`docs/product/consultation.md`, "Referral letters"). */

let desk: Awaited<ReturnType<typeof openPharmacy>>;
let alice: TestMember;
let at: Awaited<ReturnType<(typeof desk)['talkers']['talk']>>;

beforeAll(async () => {
  desk = await openPharmacy();
});
afterAll(() => desk.shop.close());
beforeEach(async () => {
  alice = await signIn(desk.shop);
  at = await desk.talkers.talk(alice, desk.malee);
});
afterEach(async () => {
  const owner = await signIn(desk.shop, alice.phone);
  await desk.talkers.call(owner, 'POST', `${at.mine}/close`);
});

const LETTER = {
  ...{ ...READ_ALL, doctor: 'internal', to: 'Siriraj Hospital', urgency: 'day' },
  ...{ reason: 'Fever for four days.', findings: '39.2 °C at home.', given: 'Paracetamol 500 mg.' },
};
const write = (changes: object = {}, by: TestMember = desk.malee) =>
  desk.talkers.call<Referral & { code?: string }>(by, 'POST', `${at.desk}/referrals`, {
    ...{ ...LETTER, client_msg_id: randomUUID(), ...changes },
  });
const close = (who: TestMember, path: string, body?: object) =>
  desk.talkers.call(who, 'POST', `${path}/close`, body);
const list = async (who: TestMember, path: string) =>
  desk.talkers.call<{ entities: Referral[] }>(who, 'GET', `${path}/referrals`);
const pdf = (who: TestMember | undefined, path: string) =>
  desk.shop.app.fetch(
    new Request(`http://shop.test/api/v1${path}`, {
      headers: who ? { Authorization: `Bearer ${who.token}` } : {},
    }),
  );
const letterOf = async () => {
  const [one] = await createReferralRepo(desk.shop.db, desk.shop.sealer).ofConversation(at.id);
  return one?.letter;
};

describe('a referral letter', () => {
  it('is written once under its id, and both sides find it in the conversation', async () => {
    const id = randomUUID();
    const [first, again] = [
      await write({ client_msg_id: id }),
      await write({ client_msg_id: id, reason: 'Another one.' }),
    ];
    expect(first.status).toBe(201);
    expect(referralSchema.parse(first.body)).toEqual(first.body);
    expect(first.body.number).toMatch(/^RF\d{4}-\d{6}$/);
    expect(again.body).toEqual(first.body);
    for (const [who, path] of [
      [alice, at.mine],
      [desk.malee, at.desk],
    ] as const) {
      const { body } = await list(who, path);
      expect(referralListSchema.parse(body)).toEqual({ entities: [first.body] });
    }
    expect(await desk.talkers.logOf(alice, at.id)).toContain('Malee referred');
  });

  it('is one letter however often it is sent at the same time', async () => {
    const id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 6 }, () => write({ client_msg_id: id })));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect((await list(alice, at.mine)).body.entities).toHaveLength(1);
  });

  it('is an uncached PDF for signed-in readers with access', async () => {
    const { body } = await write();
    const path = `${at.mine}/referrals/${String(body.id)}/letter.pdf`;
    const answer = await pdf(alice, path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toContain(`${body.number}.pdf`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
    expect((await pdf(undefined, path)).status).toBe(401);
    expect((await pdf(await signIn(desk.shop), path)).status).toBe(404);
    expect((await pdf(alice, `${at.mine}/referrals/999999/letter.pdf`)).status).toBe(404);
    const other = `/../admin/v1/pharmacy${path}`;
    expect((await pdf(desk.malee, other)).status).toBe(200);
    expect((await pdf(desk.thana, other)).status).toBe(403);
  }, 30_000);

  it('names patient, allergies of profile and question, and its pharmacist with the licence', async () => {
    await desk.talkers.call(alice, 'PUT', '/me/health-profile', {
      ...{ allergies: ['Penicillin'], consent_version: PROFILE_CONSENT_VERSION },
    });
    await write();
    expect(await letterOf()).toMatchObject({
      ...{ allergies: ['Penicillin'], doctor: 'internal', to: 'Siriraj Hospital' },
      patient: { relation: 'self' },
      pharmacist: { name: { en: 'Malee' }, licenceNo: '1' },
      place: null,
    });
  });

  it('lies sealed, and its notice says nothing of it', async () => {
    const { body } = await write();
    const rows = await desk.shop.db.select().from(referrals).where(eq(referrals.id, body.id));
    expect(JSON.stringify(rows)).not.toMatch(/Fever|Siriraj|Paracetamol/);
    const told = await desk.shop.db
      .select()
      .from(notifications)
      .where(eq(notifications.memberId, alice.memberId));
    expect(JSON.stringify(told)).not.toMatch(/Fever|Siriraj|doctor/i);
  });

  it('waits for what the member says meanwhile to be read', async () => {
    await desk.talkers.say(alice, at.mine, 'And my eye hurts.');
    expect((await write({ seen_message_id: 0 })).body.code).toBe('VERSION_STALE');
    expect((await write()).status).toBe(201);
  });

  it('is written by its pharmacist alone, and the refusal is recorded', async () => {
    expect((await write({}, desk.thana)).body.code).toBe('NOT_YOURS');
    expect((await write({}, alice)).status).toBe(403);
    expect(await desk.talkers.logOf(alice, at.id)).toContain('Thana refused');
  });

  it('may still be written after the end for as long as a summary may', async () => {
    await close(alice, at.mine);
    expect((await write()).status).toBe(201);
    desk.shop.clock.advance(29 * 60_000);
    desk.malee = await signIn(desk.shop, desk.malee.phone);
    expect((await write()).status).toBe(201);
    desk.shop.clock.advance(2 * 60_000);
    expect((await write()).body.code).toBe('CONVERSATION_CLOSED');
  });

  it.each([
    ['without a reason', { reason: ' ' }],
    ['to no doctor we know', { doctor: 'dragon' }],
    ['that is longer than a letter', { findings: 'a'.repeat(1_001) }],
    ['with more than it asks for', { extra: 1 }],
  ])('%s is refused', async (_, changes) => {
    expect((await write(changes)).status).toBe(422);
  });
});

describe('a letter that was written', () => {
  it('is part of the copy of their data', async () => {
    const { body } = await write();
    const all = await desk.talkers.call(alice, 'GET', '/me/referrals');
    expect(ownReferralListSchema.parse(all.body)).toEqual(all.body);
    expect(all.body).toMatchObject({
      entities: [{ id: body.id, conversation_id: at.id, reason: LETTER.reason }],
    });
  });

  it('goes with what was said, at the end of its time and with the consent', async () => {
    await write();
    await close(desk.malee, at.desk, { ...READ_ALL, advice: 'Rest.' });
    const then = new Date(desk.shop.clock.now().getTime() + 731 * 86_400_000);
    await createErasure(desk.shop.db).eraseOld(730, then);
    expect((await list(alice, at.mine)).body.entities).toEqual([]);
    const bob = await signIn(desk.shop);
    alice = bob;
    at = await desk.talkers.talk(bob, desk.malee);
    await write();
    await desk.talkers.call(bob, 'POST', '/me/pharmacy/withdraw');
    expect((await list(bob, at.mine)).body.entities).toEqual([]);
    const { body } = await desk.talkers.call<ConversationDetail>(bob, 'GET', at.mine);
    expect(body.intake).toBeNull();
    expect((await write()).body.code).toBe('CONVERSATION_CLOSED');
  });
});
