import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiErrorBody } from '@/lib/api/contract-errors.ts';
import { DESCRIPTION_LENGTH } from '@/lib/video-calls/contract-values.ts';
import type {
  IceServers,
  LiveVideoCallList,
  Signal,
  TakenSignals,
  VideoCall,
  VideoCallList,
} from '@/lib/video-calls/contract.ts';
import { selectRows } from '@/server/db/client.ts';
import { conversations } from '@/server/db/schema/conversations.ts';
import { DESK, openPharmacy, question, READ_ALL } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const SECRET_SDP = 'v=0\r\nc=IN IP4 192.0.2.77';
const OFFER: Signal = { kind: 'description', type: 'offer', sdp: SECRET_SDP };

let shop: Shop;
let malee: TestMember;
let thana: TestMember;
let alice: TestMember;
let talkers: Awaited<ReturnType<typeof openPharmacy>>['talkers'];
let at: Awaited<ReturnType<typeof talkers.talk>>;
const [hers, desks] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  ({ shop, malee, thana, talkers } = await openPharmacy());
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`TRUNCATE ${conversations}, rate_limits CASCADE`);
  alice = await signIn(shop);
  for (const one of [malee, thana]) await talkers.call(one, 'GET', `${DESK}/queue`);
  at = await talkers.talk(alice, malee);
});

type Answer = VideoCall & Pick<ApiErrorBody, 'code' | 'data'>;
const ring = (who: TestMember, path: string, window: string) =>
  talkers.call<Answer>(who, 'POST', `${path}/video-calls`, { window, media: 'video' });
const act = (who: TestMember, path: string, { id }: VideoCall, what: string, body: unknown) =>
  talkers.call<Answer>(who, 'POST', `${path}/video-calls/${String(id)}/${what}`, body);
const accept = (who: TestMember, path: string, call: VideoCall, window: string) =>
  act(who, path, call, 'accept', { window });
const leave = (who: TestMember, path: string, call: VideoCall, why = 'hang_up') =>
  act(who, path, call, 'leave', { why });
const listOf = async (who: TestMember, path: string) =>
  (await talkers.call<VideoCallList>(who, 'GET', `${path}/video-calls`)).body;
const last = async (who: TestMember, path: string) => (await listOf(who, path)).entities.at(-1);
const send = (
  who: TestMember,
  path: string,
  call: VideoCall,
  body: { window: string; to: string; signals?: unknown },
) => act(who, path, call, 'signals', { signals: [OFFER], ...body });
const take = async (who: TestMember, path: string, call: VideoCall, window: string, after = 0) =>
  (await act(who, path, call, 'signals/take', { window, after })).body as unknown as TakenSignals;
const keptSignals = () =>
  selectRows<{ body: string }>(shop.db, sql`SELECT body_sealed AS body FROM video_call_signals`);

/** Ring by the member, accepted by the desk. */
async function talking(): Promise<VideoCall> {
  const { body } = await ring(alice, at.mine, hers);
  return (await accept(malee, at.desk, body, desks)).body;
}

describe('a call', () => {
  it('rings, is accepted by the other side, and ends with its duration for both', async () => {
    const rung = await ring(alice, at.mine, hers);
    expect([rung.status, rung.body]).toMatchObject([
      201,
      { state: 'ringing', rung_by: 'member', media: 'video', pharmacist: 'Malee', begun_at: null },
    ]);
    expect((await ring(alice, at.mine, hers)).body.id).toBe(rung.body.id);
    const { body: live } = await talkers.call<LiveVideoCallList>(
      malee,
      'GET',
      `${DESK}/video-calls`,
    );
    expect(live.entities).toMatchObject([{ id: rung.body.id, conversation_id: at.id }]);
    const accepted = await accept(malee, at.desk, rung.body, desks);
    expect([accepted.status, accepted.body]).toMatchObject([
      200,
      { state: 'going_on', windows: { member: hers, pharmacist: desks } },
    ]);
    expect((await accept(malee, at.desk, rung.body, desks)).status).toBe(200);
    shop.clock.advance(50_000);
    await leave(malee, at.desk, rung.body);
    const ended = await last(alice, at.mine);
    expect(ended).toMatchObject({ state: 'ended', end: 'hung_up', ended_by: 'pharmacist' });
    const lasted = Date.parse(ended?.ended_at ?? '') - Date.parse(ended?.begun_at ?? '');
    expect(lasted).toBeGreaterThanOrEqual(50_000);
    expect((await leave(alice, at.mine, rung.body)).body.ended_by).toBe('pharmacist');
  });

  it.each([
    ['the one who rang', 'cancelled', 'member'],
    ['the other', 'declined', 'pharmacist'],
  ] as const)('that %s leaves before an answer was %s', async (_, end, by) => {
    const { body } = await ring(alice, at.mine, hers);
    const who = by === 'member' ? leave(alice, at.mine, body) : leave(malee, at.desk, body);
    expect((await who).body).toMatchObject({ state: 'ended', end, ended_by: by });
    expect((await accept(malee, at.desk, body, desks)).body.code).toBe('VIDEO_CALL_OVER');
  });

  it('cannot be accepted by its caller, and only in one window', async () => {
    const { body } = await ring(malee, at.desk, desks);
    expect((await accept(malee, at.desk, body, desks)).body.code).toBe('VIDEO_CALL_GOES_ON');
    await accept(alice, at.mine, body, hers);
    const second = await accept(alice, at.mine, body, randomUUID());
    expect(second.body).toMatchObject({ code: 'VIDEO_CALL_GOES_ON', data: { id: body.id } });
  });

  it('is missed after 45 seconds, by the clock and by the sweep', async () => {
    const { body } = await ring(alice, at.mine, hers);
    shop.clock.advance(44_000);
    await shop.runJob('video calls');
    expect(await last(alice, at.mine)).toMatchObject({ state: 'ringing' });
    shop.clock.advance(1_500);
    expect((await accept(malee, at.desk, body, desks)).body.code).toBe('VIDEO_CALL_OVER');
    await shop.runJob('video calls');
    expect(await last(alice, at.mine)).toMatchObject({ end: 'missed', ended_by: null });
    expect((await ring(malee, at.desk, desks)).status).toBe(201);
  });

  it('is lost when a window has not asked for signals for a minute, and not while both do', async () => {
    const call = await talking();
    for (let second = 0; second < 90; second += 30) {
      shop.clock.advance(30_000);
      await take(alice, at.mine, call, hers);
      await take(malee, at.desk, call, desks);
      await shop.runJob('video calls');
    }
    expect(await last(alice, at.mine)).toMatchObject({ state: 'going_on' });
    shop.clock.advance(61_000);
    await take(alice, at.mine, call, hers);
    await shop.runJob('video calls');
    expect(await last(alice, at.mine)).toMatchObject({ end: 'lost', ended_by: null });
  });

  it('ends as lost where a browser gives up, and moves to another window of the same side', async () => {
    const call = await talking();
    const window = randomUUID();
    const joined = await act(alice, at.mine, call, 'join', { window });
    expect(joined.body.windows).toEqual({ member: window, pharmacist: desks });
    expect((await leave(malee, at.desk, call, 'lost')).body.end).toBe('lost');
    expect((await act(alice, at.mine, call, 'join', { window })).body.code).toBe('VIDEO_CALL_OVER');
  });
});

describe('who may', () => {
  it('are the member and the pharmacist who has the conversation, and each refusal is in the log', async () => {
    const { body } = await ring(alice, at.mine, hers);
    const bob = await signIn(shop);
    for (const [who, path, status] of [
      [bob, at.mine, 404],
      [thana, at.desk, 403],
      [bob, at.desk, 403],
    ] as const) {
      expect((await ring(who, path, hers)).status).toBe(status);
      expect((await accept(who, path, body, hers)).status).toBe(status);
      expect((await leave(who, path, body)).status).toBe(status);
      expect((await send(who, path, body, { window: hers, to: desks })).status).toBe(status);
    }
    expect(await talkers.logOf(alice, at.id)).toContain('Thana refused');
    expect(await last(alice, at.mine)).toMatchObject({ state: 'ringing' });
  });

  it('is refused for a call of another conversation', async () => {
    const { body } = await ring(alice, at.mine, hers);
    const bob = await signIn(shop);
    const his = await talkers.talk(bob, malee);
    expect((await leave(bob, his.mine, body)).status).toBe(404);
    expect((await leave(malee, his.desk, body)).status).toBe(404);
  });

  it('is refused before a pharmacist has it, after its end, and where calls are off', async () => {
    const bob = await signIn(shop);
    const asked = await talkers.call<{ id: number }>(bob, 'POST', '/conversations', question());
    const his = `/conversations/${String(asked.body.id)}`;
    expect((await ring(bob, his, hers)).body.code).toBe('VIDEO_CALL_OFF');
    expect(await listOf(bob, his)).toMatchObject({ entities: [], offered: false });
    await talkers.call(alice, 'POST', `${at.mine}/close`);
    expect((await ring(alice, at.mine, hers)).body.code).toBe('CONVERSATION_CLOSED');
    expect((await listOf(alice, at.mine)).offered).toBe(false);
    if (shop.database.engine !== 'postgres') return;
    const turn = { urls: [], secret: undefined, offered: false };
    const without = await openShop({ target: shop.target, turn });
    const { body } = await without.call('POST', `${his}/video-calls`, {
      ...{ token: bob.token, body: { window: hers, media: 'voice' } },
    });
    await without.close();
    expect(body['code']).toBe('VIDEO_CALL_OFF');
  });

  it('rings ten times in ten minutes at most', async () => {
    for (let ringing = 0; ringing < 10; ringing += 1) {
      const { body } = await ring(alice, at.mine, hers);
      await leave(alice, at.mine, body);
    }
    expect((await ring(alice, at.mine, hers)).status).toBe(429);
  });
});

describe('what ends the conversation, or moves it', () => {
  it.each([
    ['the member', () => talkers.call(alice, 'POST', `${at.mine}/close`), 'closed'],
    [
      'its pharmacist',
      () => talkers.call(malee, 'POST', `${at.desk}/close`, { ...READ_ALL, advice: 'Rest.' }),
      'closed',
    ],
    ['a withdrawn consent', () => talkers.call(alice, 'POST', '/me/pharmacy/withdraw'), 'closed'],
    [
      'a hand-over',
      () =>
        talkers.call(malee, 'POST', `${at.desk}/hand-over`, { to: thana.memberId, note: 'Please' }),
      'handed_over',
    ],
    [
      'a pharmacist who is gone',
      async () => {
        shop.clock.advance(61_000);
        await shop.runJob('conversations');
      },
      'lost',
    ],
  ] as const)('as %s, ends the call with it, and forgets its signals', async (_, happens, end) => {
    const call = await talking();
    await send(alice, at.mine, call, { window: hers, to: desks });
    expect(await keptSignals()).toHaveLength(1);
    await happens();
    expect(await last(alice, at.mine)).toMatchObject({ state: 'ended', end, ended_by: null });
    expect(await keptSignals()).toEqual([]);
  });
});

describe('signals', () => {
  it('go only to the window in the call, are deleted on arrival, and are sealed in the database', async () => {
    const call = await talking();
    await send(alice, at.mine, call, { window: hers, to: desks });
    const kept = await keptSignals();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('192.0.2.77');
    expect((await take(alice, at.mine, call, hers)).signals).toEqual([]);
    const { signals, call: seen } = await take(malee, at.desk, call, desks);
    expect(signals.map(({ signal }) => signal)).toEqual([OFFER]);
    expect(seen.state).toBe('going_on');
    // Unacknowledged signals are returned again.
    expect((await take(malee, at.desk, call, desks)).signals).toEqual(signals);
    expect((await take(malee, at.desk, call, desks, signals[0]?.id)).signals).toEqual([]);
    expect(await keptSignals()).toEqual([]);
  });

  it('of or for a window that talks no more are dropped', async () => {
    const call = await talking();
    const window = randomUUID();
    await act(alice, at.mine, call, 'join', { window });
    await send(alice, at.mine, call, { window: hers, to: desks });
    await send(malee, at.desk, call, { window: desks, to: hers });
    expect(await keptSignals()).toEqual([]);
    await send(malee, at.desk, call, { window: desks, to: window });
    expect((await take(alice, at.mine, call, window)).signals).toHaveLength(1);
  });

  it('are limited in length, in number, and refused before an answer and after the end', async () => {
    const { body: rung } = await ring(alice, at.mine, hers);
    const words = { window: hers, to: desks };
    expect((await send(alice, at.mine, rung, words)).body.code).toBe('VIDEO_CALL_OVER');
    await accept(malee, at.desk, rung, desks);
    const long = { ...OFFER, sdp: 'x'.repeat(DESCRIPTION_LENGTH + 1) };
    const whole = { ...OFFER, sdp: 'x'.repeat(DESCRIPTION_LENGTH) };
    for (const signals of [[long], [whole, whole], [], Array.from({ length: 21 }, () => OFFER)]) {
      expect((await send(alice, at.mine, rung, { ...words, signals })).status).toBe(422);
    }
    const sent = await Promise.all(
      Array.from({ length: 130 }, () => send(alice, at.mine, rung, words)),
    );
    expect(sent.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    await leave(alice, at.mine, rung);
    expect((await send(malee, at.desk, rung, { window: desks, to: hers })).body.code).toBe(
      'VIDEO_CALL_OVER',
    );
  });

  it('find each other by relays whose credentials are of this call', async () => {
    if (shop.database.engine !== 'postgres') return;
    const turn = { urls: ['turn:turn.example:3478'], secret: 'shared', offered: true };
    const relayed = await openShop({ target: shop.target, turn });
    const call = await talking();
    const path = `${at.mine}/video-calls/${String(call.id)}/ice-servers`;
    const { body } = await relayed.call<IceServers>('GET', path, { token: alice.token });
    expect(body.ice_servers).toMatchObject([{ urls: turn.urls }]);
    expect(body.ice_servers[0]?.username?.split(':')).not.toContain(String(alice.memberId));
    await leave(alice, at.mine, call);
    expect((await relayed.call('GET', path, { token: alice.token })).status).toBe(409);
    await relayed.close();
    expect((await talkers.call(alice, 'GET', path)).status).toBe(409);
  });
});
