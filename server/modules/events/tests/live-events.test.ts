import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventSchemas } from '@/lib/notifications/contract-events.ts';
import { ok, refuse } from '@/server/core/result.ts';
import { createNotificationRepo } from '@/server/modules/notifications/repo.ts';
import { orderNotices } from '@/server/modules/orders/notices.ts';
import { createTransact } from '@/server/runtime/unit-of-work.ts';
import { DESK, hirePharmacist, question, talkersOf } from '@/tests/harness/consultation.ts';
import { openEvents, type EventStream } from '@/tests/harness/event-stream.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

/** Two processes without polling, so every event arrives by a signal. The embedded engine has one. */

let here: Shop;
let there: Shop;
let alice: TestMember;
let malee: TestMember;
const open: EventStream[] = [];

beforeAll(async () => {
  here = await openShop();
  there = here.database.engine === 'postgres' ? await openShop({ target: here.target }) : here;
});
afterAll(async () => {
  await there.close();
  if (here !== there) await here.close();
});
beforeEach(async () => {
  alice = await signIn(here);
  malee = await hirePharmacist(here, { name: 'Malee', licenceNo: alice.phone });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.close()));
});

async function listen(shop: Shop, member: TestMember): Promise<EventStream> {
  const stream = await openEvents(shop, member);
  open.push(stream);
  return stream;
}

/** Skips desk events, which are also sent whenever the process starts listening. */
async function nextOf(stream: EventStream, event: string): ReturnType<EventStream['next']> {
  const next = await stream.next();
  return next.event === event ? next : nextOf(stream, event);
}

const writeSilently = (shop: Shop, orderId: string) =>
  createNotificationRepo(shop.db, () => undefined).add(
    alice.memberId,
    orderNotices.about('placed', orderId),
    shop.clock.now(),
  );
const transactions = (shop: Shop) =>
  createTransact(shop.db, undefined, shop.database.signals.notify);
const notice = (shop: Shop, orderId: string) =>
  [alice.memberId, orderNotices.about('placed', orderId), shop.clock.now()] as const;

it('passes messages, typing and read marks to the other process', async () => {
  const talkers = talkersOf(here);
  const { id, mine, desk } = await talkers.talk(alice, malee);
  const [member, pharmacist] = [await listen(there, alice), await listen(there, malee)];
  const changed = { event: 'conversation', data: { conversation_id: id } };

  await talkers.say(alice, mine, 'I cough at night.');
  expect(await nextOf(pharmacist, 'conversation')).toMatchObject(changed);
  expect(await member.next()).toMatchObject(changed);
  await talkers.call(malee, 'POST', `${desk}/typing`);
  const typing = { event: 'typing', data: { conversation_id: id, from: 'pharmacist' } };
  expect(await member.next()).toMatchObject(typing);
  await talkers.call(malee, 'GET', `${desk}/messages`);
  expect(await member.next()).toMatchObject(changed);
});

it('notifies both sides of a video call, its signals and its end', async () => {
  const talkers = talkersOf(here);
  const { id, mine, desk } = await talkers.talk(alice, malee);
  const [member, pharmacist] = [await listen(there, alice), await listen(there, malee)];
  const [hers, desks] = [randomUUID(), randomUUID()];
  const both = async (callId: number) => {
    const told = {
      event: 'video_call',
      data: { conversation_id: id, video_call_id: callId },
    };
    expect(await nextOf(pharmacist, 'video_call')).toMatchObject(told);
    expect(await nextOf(member, 'video_call')).toMatchObject(told);
  };
  const ring = { window: hers, media: 'voice' };
  const rung = await talkers.call<{ id: number }>(alice, 'POST', `${mine}/video-calls`, ring);
  const call = `/video-calls/${String(rung.body.id)}`;
  await both(rung.body.id);
  await talkers.call(malee, 'POST', `${desk}${call}/accept`, { window: desks });
  await both(rung.body.id);
  const signal = { kind: 'description', type: 'offer', sdp: 'v=0' };
  await talkers.call(alice, 'POST', `${mine}${call}/signals`, {
    ...{ window: hers, to: desks, signals: [signal] },
  });
  await both(rung.body.id);
  await talkers.call(alice, 'POST', `${mine}/close`);
  await both(rung.body.id);
});

it('notifies desks of the queue, and nothing else', async () => {
  const talkers = talkersOf(here);
  await talkers.call(malee, 'GET', `${DESK}/queue`);
  const [desk, member] = [await listen(there, malee), await listen(there, alice)];
  await talkers.call(alice, 'POST', '/conversations', question());
  const told = await desk.next();
  expect(told.event).toBe('desk');
  expect(eventSchemas.desk.parse(told.data)).toEqual(told.data);
  expect((await member.next()).event).toBe('conversation');
  await talkers.call(malee, 'POST', `${DESK}/queue/take`);
  const taken = [await desk.next(), await desk.next()];
  expect(taken.map(({ event }) => event).toSorted()).toEqual(['conversation', 'desk']);
});

it('sends new queue positions when the one before is taken or leaves', async () => {
  const talkers = talkersOf(here);
  const waiting = [alice, await signIn(here), await signIn(here)] as const;
  const ids: number[] = [];
  for (const member of waiting) {
    const asked = await talkers.call<{ id: number }>(member, 'POST', '/conversations', question());
    ids.push(asked.body.id);
  }
  const [, second, third] = waiting;
  const last = `/conversations/${String(ids[2])}`;
  const stream = await listen(there, third);
  const placeOf = async () =>
    (await talkers.call<{ position: number | null }>(third, 'GET', last)).body.position;
  const moved = { event: 'conversation', data: { conversation_id: ids[2] } };

  expect(await placeOf()).toBe(3);
  await talkers.call(malee, 'POST', `${DESK}/queue/take`);
  expect(await stream.next()).toMatchObject(moved);
  expect(await placeOf()).toBe(2);
  await talkers.call(second, 'POST', `/conversations/${String(ids[1])}/close`);
  expect(await stream.next()).toMatchObject(moved);
  expect(await placeOf()).toBe(1);
});

it('never assigns a conversation to two pharmacists, even from both processes at once', async () => {
  const { phone } = await signIn(here);
  const thana = await hirePharmacist(there, { name: 'Thana', licenceNo: phone });
  for (let n = 0; n < 4; n += 1) {
    await talkersOf(here).call(await signIn(here), 'POST', '/conversations', question());
  }
  const take = (shop: Shop, who: TestMember) =>
    talkersOf(shop).call<{ id: number }>(who, 'POST', `${DESK}/queue/take`);
  const taken = await Promise.all([
    ...[take(here, malee), take(there, thana)],
    ...[take(here, malee), take(there, thana)],
  ]);
  expect(taken.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(taken.map(({ body }) => body.id)).size).toBe(4);
});

it('sends events after the commit, and none of a refused transaction', async () => {
  const stream = await listen(there, alice);
  const transact = transactions(here);
  await transact(async ({ notifications }) => {
    await notifications.add(...notice(here, 'AR1'));
    return refuse('NOT_FOUND');
  });
  await transact(async ({ notifications }) => {
    await notifications.add(...notice(here, 'AR2'));
    return ok(undefined);
  });
  expect((await stream.next()).data).toMatchObject({ url: '/orders/AR2' });
});

it('ends at a logout in the other process', async () => {
  const stream = await listen(there, alice);
  await here.call('POST', '/me/logout', { token: alice.token });
  await stream.end();
});

it('loses and repeats nothing when the listening connection is cut', async (context) => {
  if (here.database.engine !== 'postgres') context.skip();
  const stream = await listen(there, alice);
  await transactions(here)(async ({ notifications }) => {
    await notifications.add(...notice(here, 'AR1'));
    return ok(undefined);
  });
  expect((await stream.next()).data).toMatchObject({ url: '/orders/AR1' });

  await writeSilently(here, 'AR2');
  await here.db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'`);
  // Only the reconnect triggers a read.
  expect((await stream.next()).data).toMatchObject({ url: '/orders/AR2' });
  await transactions(here)(async ({ notifications }) => {
    await notifications.add(...notice(here, 'AR3'));
    return ok(undefined);
  });
  expect((await stream.next()).data).toMatchObject({ url: '/orders/AR3' });
});

it('finds events without a signal by polling', async () => {
  const shop = await openShop({ livePollMs: 20 });
  const member = await signIn(shop);
  const stream = await openEvents(shop, member);
  await createNotificationRepo(shop.db, () => undefined).add(
    member.memberId,
    orderNotices.about('placed', 'AR1'),
    shop.clock.now(),
  );
  expect((await stream.next()).data).toMatchObject({ url: '/orders/AR1' });
  await stream.close();
  await shop.close();
});
