import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VideoCall } from '@/lib/video-calls/contract.ts';
import { selectRows } from '@/server/db/client.ts';
import { DESK, openPharmacy } from '@/tests/harness/consultation.ts';
import { signIn, type TestMember } from '@/tests/harness/members.ts';
import type { Shop } from '@/tests/harness/shop.ts';

const ROUNDS = 12;

let shop: Shop;
let malee: TestMember;
let thana: TestMember;
let talkers: Awaited<ReturnType<typeof openPharmacy>>['talkers'];

beforeAll(async () => {
  ({ shop, malee, thana, talkers } = await openPharmacy());
});
afterAll(() => shop.close());

const ring = (who: TestMember, path: string) =>
  talkers.call<VideoCall & { code?: string }>(who, 'POST', `${path}/video-calls`, {
    ...{ window: randomUUID(), media: 'voice' },
  });
const leave = (who: TestMember, path: string, id: number) =>
  talkers.call(who, 'POST', `${path}/video-calls/${String(id)}/leave`, { why: 'hang_up' });
const accept = (who: TestMember, path: string, id: number) =>
  talkers.call(who, 'POST', `${path}/video-calls/${String(id)}/accept`, { window: randomUUID() });

/** Opens a conversation of a new member with Malee. */
async function talk() {
  for (const one of [malee, thana]) await talkers.call(one, 'GET', `${DESK}/queue`);
  const alice = await signIn(shop);
  return { alice, at: await talkers.talk(alice, malee) };
}

it('rings once where both ring at the same moment', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { alice, at } = await talk();
    const rings = await Promise.all([
      ring(alice, at.mine),
      ring(malee, at.desk),
      ring(alice, at.mine),
    ]);
    expect(rings.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(rings.flatMap(({ body }) => body.code ?? [])).toEqual([
      ...['VIDEO_CALL_GOES_ON', 'VIDEO_CALL_GOES_ON'],
    ]);
    await talkers.call(alice, 'POST', `${at.mine}/close`);
  }
});

it('leaves no call if the conversation ends or is handed over while ringing and answering', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { alice, at } = await talk();
    const handsOver = round % 2 === 0;
    const moves = handsOver
      ? talkers.call(malee, 'POST', `${at.desk}/hand-over`, { to: thana.memberId, note: 'Please' })
      : talkers.call(alice, 'POST', `${at.mine}/close`);
    const rung = ring(alice, at.mine);
    const answered = rung.then(({ body }) => accept(malee, at.desk, body.id));
    const [moved] = await Promise.all([moves, rung, answered]);
    expect(moved.status).toBe(200);
    const wrong = await selectRows(
      shop.db,
      sql`SELECT video_calls.id FROM video_calls JOIN conversations ON conversations.id = conversation_id
        WHERE video_calls.state <> 'ended' AND (closed_at IS NOT NULL
          OR conversations.pharmacist_id IS DISTINCT FROM video_calls.pharmacist_id)`,
    );
    expect(wrong).toEqual([]);
    await talkers.call(alice, 'POST', `${at.mine}/close`);
  }
});

it('ends once under simultaneous hang-up, decline and accept', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { alice, at } = await talk();
    const { body: call } = await ring(alice, at.mine);
    await Promise.all([
      accept(malee, at.desk, call.id),
      leave(alice, at.mine, call.id),
      leave(malee, at.desk, call.id),
    ]);
    const [row] = await selectRows<{ state: string; reason: string; begun: boolean }>(
      shop.db,
      sql`SELECT state, end_reason AS reason, begun_at IS NOT NULL AS begun
        FROM video_calls WHERE id = ${call.id}`,
    );
    expect(row?.state).toBe('ended');
    expect(row?.begun).toBe(row?.reason === 'hung_up');
    await talkers.call(alice, 'POST', `${at.mine}/close`);
  }
});
