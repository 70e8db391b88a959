import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewConversation } from '@/lib/conversations/contract-asking.ts';
import {
  conversationDetailSchema,
  conversationListSchema,
  historySchema,
  messageListSchema,
  type ConversationDetail,
  type ConversationList,
  type ConversationLog,
  type Message,
  type MessageList,
} from '@/lib/conversations/contract.ts';
import type { Desk } from '@/lib/conversations/contract-desk.ts';
import { conversations, redFlagStops } from '@/server/db/schema/conversations.ts';
import { purposes } from '../sealed-rows.ts';
import { createConversationTimers } from '../timers-repo.ts';
import {
  hirePharmacist,
  plantConversation,
  question,
  READ_ALL,
} from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

let shop: Shop;
let alice: TestMember;
let malee: TestMember;
let thana: TestMember;

beforeAll(async () => {
  shop = await openShop();
  malee = await hirePharmacist(shop, { name: 'Malee', licenceNo: '1' });
  thana = await hirePharmacist(shop, { name: 'Thana', licenceNo: '2' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`TRUNCATE ${conversations}, ${redFlagStops} CASCADE`);
  alice = await signIn(shop);
  // Sign-ins of tests last an hour, limits a minute.
  shop.clock.advance(61_000);
  malee = await signIn(shop, malee.phone);
  thana = await signIn(shop, thana.phone);
});

const ask = (member = alice, changes: Partial<NewConversation> = {}) =>
  shop.call<ConversationDetail & { code?: string; data?: Record<string, unknown> }>(
    'POST',
    '/conversations?locale=th',
    { token: member.token, body: question(changes) },
  );
const call = <Body = Record<string, unknown>>(
  { token }: TestMember,
  method: string,
  path: string,
  body?: unknown,
) => shop.call<Body>(method, path, { token, ...(body === undefined ? {} : { body }) });
const DESK = '/api/admin/v1/pharmacy';
const take = (pharmacist: TestMember) =>
  call<ConversationDetail & { code?: string }>(pharmacist, 'POST', `${DESK}/queue/take`);
const say = (member: TestMember, path: string, body: string, id = randomUUID()) =>
  call<Message & { code?: string }>(member, 'POST', `${path}/messages`, {
    ...{ client_msg_id: id, type: 'text', body },
  });
const wordsOf = async (member: TestMember, path: string, after = 0) =>
  (await call<MessageList>(member, 'GET', `${path}/messages?after=${String(after)}`)).body.entities;

/** Alice and Malee talk. */
async function talk() {
  const { body: asked } = await ask();
  await take(malee);
  const mine = `/conversations/${String(asked.id)}`;
  return { id: asked.id, mine, desk: `${DESK}${mine}` };
}

describe('asking', () => {
  it('puts the member into the queue, with place and wait', async () => {
    const early = await signIn(shop);
    const { body: first } = await ask(early);
    await ask(await signIn(shop));
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect(conversationDetailSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      ...{ question: 'หวัด ไอ เจ็บคอ', state: 'queued', position: 3, pharmacist: null },
      intake: { text: 'I cough at night.', since: 'days', allergies: '', pregnancy: 'no' },
    });
    expect(body.est_wait_s).toBeNull();
    // A desk has four places; conversations beyond them do not lengthen the wait.
    await call(malee, 'GET', `${DESK}/queue`);
    const again = await call<ConversationDetail>(
      early,
      'GET',
      `/conversations/${String(first.id)}`,
    );
    expect(again.body).toMatchObject({ position: 1, est_wait_s: 0 });
  });

  it('leads back to a conversation that goes on, also when both come at once', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const again = await ask();
    expect(again.body.code).toBe('OPEN_CONVERSATION');
    expect(again.body.data).toEqual({ id: answers.find(({ status }) => status === 201)?.body.id });
  });

  it('stops at a red flag of the question and records it, but not at any other word', async () => {
    const { status, body } = await ask(alice, { red_flags: ['breathing'] });
    expect([status, body.code]).toEqual([422, 'RED_FLAG']);
    const [stop] = await shop.db.select().from(redFlagStops);
    expect(JSON.stringify(stop)).not.toContain('breathing');
    const told = shop.sealer.open(stop?.toldSealed ?? '', purposes.stop(alice.memberId));
    expect(JSON.parse(told)).toEqual({ questionId: 2, flags: ['breathing'] });
    expect((await ask(alice, { red_flags: ['bite'] })).status).toBe(201);
  });

  it('wants the age and the weight of a child', async () => {
    const { status, body } = await ask(alice, { for: 'child' });
    expect(status).toBe(422);
    expect(Object.keys((body as unknown as { fields: object }).fields)).toEqual([
      'intake.age',
      'intake.weight',
    ]);
    const intake = { ...question().intake, age: 4, weight: 16.5 };
    expect((await ask(alice, { for: 'child', intake })).status).toBe(201);
  });

  it.each([
    [{ question_id: 99 }],
    [{ consent_version: '2020-01' as never }],
    [{ intake: { ...question().intake, text: ' ' } }],
    [{ intake: { ...question().intake, text: 'a\u0000b' } }],
    [{ intake: { ...question().intake, text: 'a'.repeat(1_001) } }],
  ])('refuses %j', async (changes) => {
    expect((await ask(alice, changes)).status).toBe(422);
  });

  it('is refused after ten questions in a day', async () => {
    for (let n = 0; n < 10; n += 1) {
      const { body } = await ask();
      expect((await call(alice, 'POST', `/conversations/${String(body.id)}/close`)).status).toBe(
        200,
      );
    }
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.body.data).toEqual({ retry_after: expect.any(Number) as number });
    // The limit counts per member.
    expect((await ask(await signIn(shop))).status).toBe(201);
  });

  it('says when pharmacists are back', async () => {
    await shop.db.execute(sql`UPDATE pharmacy SET hours = '[null,null,null,null,null,null,null]'`);
    const { status, body } = await ask();
    await shop.db.execute(
      sql`UPDATE pharmacy SET hours = (SELECT duty FROM pharmacists WHERE licence_no = '1')`,
    );
    expect([status, body.code, body.data]).toEqual([422, 'OUT_OF_HOURS', { opens_at: null }]);
  });
});

describe('the desk', () => {
  it('gives each conversation to exactly one pharmacist, the longest waiting first', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) ids.push((await ask(await signIn(shop))).body.id);
    const taken = await Promise.all([malee, thana, malee, thana, malee, thana].map(take));
    const given = taken.flatMap(({ status, body }) => (status === 200 ? [body.id] : []));
    expect(given.toSorted((a, b) => a - b)).toEqual(ids);
    expect(taken.filter(({ body }) => body.code === 'QUEUE_EMPTY')).toHaveLength(1);
  });

  it('holds so many at a time', async () => {
    for (let n = 0; n < 5; n += 1) await ask(await signIn(shop));
    for (let n = 0; n < 4; n += 1) expect((await take(malee)).status).toBe(200);
    expect((await take(malee)).body.code).toBe('DESK_FULL');
  });

  it('shows who waits and what is unread', async () => {
    const { mine } = await talk();
    await ask(await signIn(shop));
    await say(alice, mine, 'Hello?');
    const { body } = await call<Desk>(malee, 'GET', `${DESK}/queue`);
    expect(body.queue).toHaveLength(1);
    expect(body.mine).toMatchObject([{ question: 'Cold and cough', unread: 1 }]);
    expect((await call<Desk>(thana, 'GET', `${DESK}/queue`)).body.mine).toEqual([]);
  });

  it('is for pharmacists, and each reads what is theirs', async () => {
    const { desk } = await talk();
    expect((await call(alice, 'GET', `${DESK}/queue`)).status).toBe(403);
    for (const path of [desk, `${desk}/messages`]) {
      const { status, body } = await call(thana, 'GET', path);
      expect([status, body['code']]).toEqual([403, 'NOT_YOURS']);
    }
    expect((await say(thana, desk, 'Hi')).body.code).toBe('NOT_YOURS');
  });

  it('records each who looked, for the member to see', async () => {
    const { id, desk } = await talk();
    await call(malee, 'GET', desk);
    await call(malee, 'GET', desk);
    await call(malee, 'POST', `${desk}/close`, { ...READ_ALL, advice: 'Rest.' });
    const { body } = await call<ConversationLog>(
      alice,
      'GET',
      `/me/pharmacy/history/${String(id)}/logs`,
    );
    expect(body.entities.map(({ act, by }) => [act, by])).toEqual([
      ['took', 'Malee'],
      ['closed', 'Malee'],
    ]);
  });
});

describe('the conversation', () => {
  it('moves to whose turn it is, and ends with a summary and a rating', async () => {
    const { mine, desk } = await talk();
    const state = async () => (await call<ConversationDetail>(alice, 'GET', mine)).body.state;
    expect(await state()).toBe('assigned');
    await call(malee, 'GET', desk);
    expect(await state()).toBe('active');
    await say(malee, desk, 'How are you?');
    expect(await state()).toBe('waiting_customer');
    await say(alice, mine, 'Not well.');
    expect(await state()).toBe('active');
    const summary = { advice: 'Drink.', warning_signs: 'Fever', follow_up: '' };
    expect((await call(malee, 'POST', `${desk}/close`, { ...READ_ALL, ...summary })).status).toBe(
      200,
    );
    const { body } = await call<ConversationDetail>(alice, 'GET', `${mine}?locale=th`);
    expect(body).toMatchObject({ state: 'closed', summary, pharmacist: { name: 'ภก. Malee' } });
    expect((await call(alice, 'POST', `${mine}/rating`, { stars: 5 })).status).toBe(200);
    expect((await call(alice, 'POST', `${mine}/rating`, { stars: 1 })).status).toBe(409);
    const history = await call(alice, 'GET', '/me/pharmacy/history');
    expect(historySchema.parse(history.body)).toEqual(history.body);
    expect(history.body['entities']).toMatchObject([{ state: 'rated', rating: 5 }]);
  });

  it('keeps a message once however often it is sent, in order, and gives what came after one', async () => {
    const { mine, desk } = await talk();
    const id = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => say(alice, mine, 'One', id)));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    await say(malee, desk, 'Two');
    const all = await wordsOf(alice, mine);
    expect(all.map(({ body, from, by }) => [from, by, body])).toEqual([
      ['member', null, 'One'],
      ['pharmacist', 'Malee', 'Two'],
    ]);
    expect(await wordsOf(malee, desk, all[0]?.id)).toEqual(all.slice(1));
    const { body } = await call(alice, 'GET', `${mine}/messages`);
    expect(messageListSchema.parse(body)).toEqual(body);
  });

  it('answers a message that arrived before the end, and refuses a later one', async () => {
    const { mine, desk } = await talk();
    const id = randomUUID();
    await say(alice, mine, 'One', id);
    await call(malee, 'POST', `${desk}/close`, { ...READ_ALL, advice: 'Rest.' });
    expect((await say(alice, mine, 'One', id)).status).toBe(201);
    expect((await say(alice, mine, 'Two')).body.code).toBe('CONVERSATION_CLOSED');
    expect((await say(malee, desk, 'Two')).body.code).toBe('CONVERSATION_CLOSED');
  });

  it.each(['', ' ', 'a\u0000b', 'a'.repeat(2_001), '😀'.repeat(10_000)])(
    'refuses a message that is empty, too long or no text',
    async (body) => {
      const { mine } = await talk();
      expect((await say(alice, mine, body)).status).toBe(422);
    },
  );

  it('is limited to so many messages a minute', async () => {
    const { mine } = await talk();
    const answers = await Promise.all(
      Array.from({ length: 31 }, (_, n) => say(alice, mine, String(n))),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('is read by its own member alone', async () => {
    const { mine, id } = await talk();
    const bob = await signIn(shop);
    const paths = [mine, `${mine}/messages`, `/me/pharmacy/history/${String(id)}/logs`];
    for (const path of paths) expect((await call(bob, 'GET', path)).status).toBe(404);
    expect((await say(bob, mine, 'Hi')).status).toBe(404);
    expect((await call(bob, 'POST', `${mine}/close`)).status).toBe(404);
    expect((await shop.call('GET', mine)).status).toBe(401);
  });

  it('tells each what the other has read', async () => {
    const { mine, desk } = await talk();
    const { body: message } = await say(alice, mine, 'One');
    await call(malee, 'POST', `${desk}/read`, { message_id: message.id });
    await call(malee, 'POST', `${desk}/read`, { message_id: 1 });
    const { body } = await call<ConversationDetail>(alice, 'GET', mine);
    expect(body.read).toEqual({ member: 0, pharmacist: message.id });
  });

  it('is not in the database as plain text', async () => {
    const { mine, desk } = await talk();
    await say(alice, mine, 'secret-word');
    await call(malee, 'POST', `${desk}/close`, { ...READ_ALL, advice: 'secret-word' });
    const rows = await shop.db.execute(
      sql`SELECT c::text || m::text AS line FROM conversations c JOIN conversation_messages m ON m.conversation_id = c.id`,
    );
    const kept = JSON.stringify(rows);
    expect(kept).toContain('v0.');
    for (const word of ['secret-word', 'cough']) expect(kept).not.toContain(word);
  });
});

describe('the list of conversations', () => {
  const questionsOf = async (query: string, member = alice) =>
    (await call<ConversationList>(member, 'GET', `/conversations${query}`)).body.entities.map(
      (one) => one.question_id,
    );

  it('lists open, ended or all own conversations, newest first', async () => {
    const { memberId } = alice;
    await plantConversation(shop, { memberId, questionId: 3, state: 'rated' });
    await plantConversation(shop, { memberId, questionId: 4, state: 'active' });
    const { headers, body } = await call(alice, 'GET', '/conversations?close=false&locale=th');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(conversationListSchema.parse(body)).toEqual(body);
    expect(await questionsOf('?close=false')).toEqual([4]);
    expect(await questionsOf('?close=true')).toEqual([3]);
    expect(await questionsOf('')).toEqual([4, 3]);
    expect(await questionsOf('', await signIn(shop))).toEqual([]);
  });

  it('is for members, who ask properly', async () => {
    expect((await shop.call('GET', '/conversations?close=false')).status).toBe(401);
    expect((await call(alice, 'GET', '/conversations?close=maybe')).status).toBe(422);
  });

  it('leaves the queue once and for all', async () => {
    const { body } = await ask();
    const mine = `/conversations/${String(body.id)}`;
    const left = await call<ConversationDetail>(alice, 'POST', `${mine}/close`);
    expect(left.body).toMatchObject({ state: 'abandoned', position: null });
    expect((await call(alice, 'POST', `${mine}/close`)).status).toBe(409);
    expect((await take(malee)).body.code).toBe('QUEUE_EMPTY');
    expect((await ask()).status).toBe(201);
  });
});

describe('time', () => {
  const sweep = () => createConversationTimers(shop.db).sweep(shop.clock.now());
  const stateOf = async (path: string) =>
    (await call<ConversationDetail>(alice, 'GET', path)).body.state;

  it('gives back what a pharmacist who is gone had, in front of those that came later', async () => {
    const { id, mine, desk } = await talk();
    await ask(await signIn(shop));
    shop.clock.advance(50_000);
    await call(malee, 'GET', `${DESK}/queue`);
    shop.clock.advance(50_000);
    expect(await sweep()).toEqual([]);
    shop.clock.advance(10_000);
    expect(await sweep()).toEqual([id]);
    expect(await stateOf(mine)).toBe('queued');
    expect((await say(malee, desk, 'Hello?')).body.code).toBe('NOT_YOURS');
    const taken = await take(thana);
    expect(taken.body.id).toBe(id);
    expect((await say(thana, desk, 'I am Thana.')).status).toBe(201);
    const turns = ['Malee took', 'Malee gave_back', 'Thana took'];
    for (const [who, path] of [
      [alice, mine],
      [thana, desk],
    ] as const) {
      const { body } = await call<ConversationDetail>(who, 'GET', path);
      expect(body.turns.map(({ by, act }) => `${by} ${act}`)).toEqual(turns);
    }
  });

  it('gives back once, also in two sweeps at once', async () => {
    const { id, mine } = await talk();
    shop.clock.advance(61_000);
    expect((await Promise.all([sweep(), sweep()])).flat()).toEqual([id]);
    const { body } = await call<ConversationDetail>(alice, 'GET', mine);
    expect(body.turns.map(({ act }) => act)).toEqual(['took', 'gave_back']);
  });

  it('leaves conversations of open desks alone, also in two sweeps at once', async () => {
    const { mine } = await talk();
    expect((await Promise.all([sweep(), sweep()])).flat()).toEqual([]);
    expect(await stateOf(mine)).toBe('assigned');
  });

  it('closes a conversation whose member has not answered for half an hour', async () => {
    const { id, mine, desk } = await talk();
    await say(malee, desk, 'Since when?');
    const here = async (ms: number) => {
      shop.clock.advance(ms);
      malee = await signIn(shop, malee.phone);
      await call(malee, 'GET', `${DESK}/queue`);
    };
    await here(29 * 60_000);
    expect(await sweep()).toEqual([]);
    await here(60_000);
    expect(await sweep()).toEqual([id]);
    alice = await signIn(shop, alice.phone);
    expect(await stateOf(mine)).toBe('closed');
    expect((await say(alice, mine, 'Sorry!')).body.code).toBe('CONVERSATION_CLOSED');
  });
});
