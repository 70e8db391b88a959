import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followUpOfSchema, worseListSchema, type FollowUpOf } from '@/lib/follow-ups/contract.ts';
import { followUps } from '@/server/db/schema/follow-ups.ts';
import { members } from '@/server/db/schema/members.ts';
import { outbox } from '@/server/db/schema/operations.ts';
import { createErasure } from '@/server/modules/conversations/erasure-repo.ts';
import { notifications } from '@/server/modules/notifications/schema.ts';
import { DESK, openPharmacy, question, READ_ALL } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';

/** How patients are, days after the conversation (`docs/product/consultation.md`, "Follow-ups"). */

const DAY_MS = 86_400_000;

let desk: Awaited<ReturnType<typeof openPharmacy>>;
let alice: TestMember;
let mine: string;
let id: number;

beforeAll(async () => {
  desk = await openPharmacy();
});
afterAll(() => desk.shop.close());
beforeEach(async () => {
  const { shop, talkers } = desk;
  // Follow-ups are sent from ten in the morning.
  shop.clock.advanceTo('10:30');
  await shop.db.delete(outbox);
  alice = await signIn(shop);
  desk.malee = await signIn(shop, desk.malee.phone);
  const email = `${alice.phone}@example.com`;
  await shop.db.update(members).set({ email }).where(eq(members.id, alice.memberId));
  const at = await talkers.talk(alice, desk.malee);
  ({ mine, id } = at);
  const summary = { advice: 'Rest.', follow_up: 'Is the cough gone?', follow_up_days: 3 };
  await talkers.call(desk.malee, 'POST', `${at.desk}/close`, { ...READ_ALL, ...summary });
});

type Refused = FollowUpOf & { code?: string };
const call = (who: TestMember, method: string, path: string, body?: object) =>
  desk.talkers.call<Refused>(who, method, path, body);
const read = async () => (await call(alice, 'GET', `${mine}/follow-up`)).body.follow_up;
const answer = (body: object, who = alice) => call(who, 'POST', `${mine}/follow-up/answer`, body);
const want = (channel = 'bell') =>
  call(alice, 'PUT', '/me/notification-preferences', {
    preferences: [{ topic: 'follow_ups', channel, enabled: true }],
  });
/** The days pass; sign-ins of before are over. */
async function after(days: number) {
  desk.shop.clock.advance(days * DAY_MS);
  await desk.shop.runJob('follow-ups');
  alice = await signIn(desk.shop, alice.phone);
}
const told = async () =>
  (
    await desk.shop.db
      .select()
      .from(notifications)
      .where(eq(notifications.memberId, alice.memberId))
  ).filter(({ titleEn }) => titleEn.startsWith('How are you'));
const mails = async () =>
  (await desk.shop.db.select().from(outbox)).filter((o) => o.kind === 'mail');

describe('a follow-up', () => {
  it('is planned with the summary, and sent only to members who opted in', async () => {
    const { body } = await call(alice, 'GET', `${mine}/follow-up`);
    expect(followUpOfSchema.parse(body)).toEqual(body);
    expect(body.follow_up).toMatchObject({ state: 'planned', wanted: false, answer: null });
    await after(3);
    expect(await read()).toMatchObject({ state: 'planned' });
    expect(await told()).toEqual([]);
    await after(4);
    expect(await read()).toMatchObject({ state: 'lapsed' });
  });

  it('asks once on its day, also where several processes look, and says nothing of health', async () => {
    await want();
    await want('mail');
    await after(2);
    expect(await read()).toMatchObject({ state: 'planned', wanted: true });
    desk.shop.clock.advance(DAY_MS);
    await Promise.all(Array.from({ length: 5 }, () => desk.shop.runJob('follow-ups')));
    await desk.shop.runJob('follow-ups');
    alice = await signIn(desk.shop, alice.phone);
    expect(await read()).toMatchObject({ state: 'asked' });
    expect(await told()).toHaveLength(1);
    expect((await told())[0]?.url).toBe(`/pharmacy/consult/${String(id)}`);
    expect(await mails()).toHaveLength(1);
    expect(JSON.stringify([await told(), await mails()])).not.toMatch(/cough|Rest|medicine/i);
  });

  it('comes by mail alone where that was chosen', async () => {
    await want('mail');
    await after(3);
    expect(await told()).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });

  it('is answered once, sealed, and only after it was asked', async () => {
    expect((await answer({ feeling: 'better' })).body.code).toBe('FOLLOW_UP_OVER');
    await want();
    await after(3);
    const all = await Promise.all([
      answer({ feeling: 'same', text: 'Still coughing.' }),
      answer({ feeling: 'better', text: 'Still coughing.' }),
    ]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read())?.answer?.text).toBe('Still coughing.');
    const rows = await desk.shop.db
      .select()
      .from(followUps)
      .where(eq(followUps.conversationId, id));
    expect(JSON.stringify(rows)).not.toMatch(/coughing|same|better/);
  });

  it('may be stopped by its member alone, before and after it was asked', async () => {
    const bob = await signIn(desk.shop);
    expect((await call(bob, 'POST', `${mine}/follow-up/stop`)).status).toBe(404);
    expect((await answer({ feeling: 'same' }, bob)).status).toBe(404);
    expect((await call(alice, 'POST', `${mine}/follow-up/stop`)).status).toBe(200);
    await want();
    await after(3);
    expect(await told()).toEqual([]);
    expect((await call(alice, 'POST', `${mine}/follow-up/stop`)).body.code).toBe('FOLLOW_UP_OVER');
  });

  it('takes an answer for a week', async () => {
    await want();
    await after(3);
    await after(7);
    expect(await read()).toMatchObject({ state: 'lapsed' });
    expect((await answer({ feeling: 'same' })).body.code).toBe('FOLLOW_UP_OVER');
  });

  it.each([{ feeling: 'dead' }, {}, { feeling: 'same', text: 'a'.repeat(501) }])(
    'refuses the answer %o',
    async (body) => {
      expect((await answer(body)).status).toBe(422);
    },
  );

  it('goes with what was said', async () => {
    const then = new Date(desk.shop.clock.now().getTime() + 731 * DAY_MS);
    await createErasure(desk.shop.db).eraseOld(730, then);
    expect(await read()).toBeNull();
  });
});

describe('the desk', () => {
  const worse = async (who: TestMember) => {
    const { body } = await desk.talkers.call(who, 'GET', `${DESK}/follow-ups`);
    const list = worseListSchema.parse(body);
    expect(list).toEqual(body);
    return list.entities.filter(({ conversation_id: one }) => one === id);
  };

  it('sees who feels worse by topic, and whether they asked again, and no word of theirs', async () => {
    await want();
    await after(3);
    await answer({ feeling: 'worse', text: 'It hurts to breathe.' });
    const [malee, thana] = [
      await signIn(desk.shop, desk.malee.phone),
      await signIn(desk.shop, desk.thana.phone),
    ];
    expect(await worse(malee)).toMatchObject([{ mine: true, asked_again: false }]);
    expect(await worse(thana)).toMatchObject([{ mine: false }]);
    expect(JSON.stringify(await worse(malee))).not.toContain('breathe');
    await call(alice, 'POST', '/conversations', question());
    expect(await worse(malee)).toMatchObject([{ asked_again: true }]);
    await call(alice, 'POST', '/me/pharmacy/withdraw');
    expect(await worse(malee)).toEqual([]);
  });

  it('does not see who feels better', async () => {
    await want();
    await after(3);
    await answer({ feeling: 'better' });
    expect(await worse(await signIn(desk.shop, desk.malee.phone))).toEqual([]);
  });
});

it('more than two weeks are refused', async () => {
  const at = await desk.talkers.talk(alice, desk.malee);
  const close = (days: number) =>
    call(desk.malee, 'POST', `${at.desk}/close`, {
      ...{ ...READ_ALL, advice: 'Rest.', follow_up_days: days },
    });
  expect((await close(15)).status).toBe(422);
  expect((await close(14)).status).toBe(200);
});
