import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { MessageList } from '../lib/conversations/contract.ts';
import { openDatabase, selectRows, type OpenDatabase } from '../server/db/client.ts';
import { createHasher, systemClock } from '../server/core/world.ts';
import { createSealer, sealingKeysOf } from '../server/core/sealed.ts';
import { DESK, hirePharmacist, plantConversation } from '../tests/harness/consultation.ts';
import { signIn, type TestMember } from '../tests/harness/members.ts';
import { createDatabase } from '../tests/harness/postgres.ts';
import { getJson, type Part } from './bench.ts';
import { quantile } from './load.ts';
import { startProcess, type RunningProcess } from './processes.ts';
import { failed, floor, milliseconds } from './report.ts';
import { openStream, type Stream } from './streams.ts';

const CONVERSATIONS = 200;
const PER_PHARMACIST = 4;
const SECRET = 'a secret for benchmarks only';
/** Total rate: each conversation has a message every eight seconds. */
const MESSAGES_PER_SECOND = 25;
const MESSAGES = 600;
const WARM_UP = 50;
const P95_MAX_MS = 250;
const LATE_MS = 10_000;

interface Conversation {
  readonly id: number;
  readonly member: TestMember;
  readonly pharmacist: TestMember;
}

interface Screen {
  readonly service: RunningProcess;
  readonly who: TestMember;
  readonly path: string;
  readonly stream: Stream;
}

/** Latency from sending a message until the other participant's client, on another process, has its text. */
export const conversations: Part = async (bench) => {
  const { base } = await bench.postgres();
  const url = await createDatabase(base, 'bench_conversations');
  const database = await openDatabase({ url });
  const conversations = await plant(database);
  await database.close();
  const env = { DATABASE_URL: url, APP_SECRET: SECRET, LOG_LEVEL: 'error', HOST: '127.0.0.1' };
  const start = () => startProcess({ script: 'server/serve-api.ts', ready: '/readyz', env });
  const [left, right] = [await start(), await start()];
  const pharmacists = new Map(
    conversations.map(({ pharmacist }) => [pharmacist.memberId, pharmacist]),
  );
  const desks = new Map<number, Stream>();
  for (const { memberId, token } of pharmacists.values()) {
    desks.set(memberId, await openStream(right.url, token));
  }
  const pairs: (readonly [Screen, Screen])[] = [];
  for (const { id, member, pharmacist } of conversations) {
    const path = `/conversations/${String(id)}/messages`;
    const desk = desks.get(pharmacist.memberId);
    if (!desk) throw new Error('a desk is missing');
    pairs.push([
      {
        service: left,
        who: member,
        path: `/api/v1${path}`,
        stream: await openStream(left.url, member.token),
      },
      { service: right, who: pharmacist, path: `${DESK}${path}`, stream: desk },
    ]);
  }
  await sayAll(pairs, WARM_UP);
  const delays = await sayAll(pairs, MESSAGES);
  const arrived = delays.filter((delay) => delay !== undefined).toSorted((a, b) => a - b);
  const p95 = quantile(arrived, 0.95);
  await Promise.all(
    [...desks.values(), ...pairs.map(([{ stream }]) => stream)].map((one) => one.close()),
  );
  await Promise.all([left.stop(), right.stop()]);
  return {
    title: `${String(CONVERSATIONS)} open conversations on PostgreSQL, 2 processes, ${String(MESSAGES_PER_SECOND)} messages a second: to the other screen`,
    columns: ['messages', 'p50', 'p95', 'p99', 'not there', 'floor'],
    rows: [
      [
        String(MESSAGES),
        ...[0.5, 0.95, 0.99].map((share) => `${milliseconds(quantile(arrived, share))} ms`),
        failed(MESSAGES - arrived.length),
        floor(p95, { max: P95_MAX_MS, unit: ' ms' }),
      ],
    ],
  };
};

/** Alternates between both participants, at a constant rate regardless of response times. */
async function sayAll(
  pairs: readonly (readonly [Screen, Screen])[],
  count: number,
): Promise<readonly (number | undefined)[]> {
  const said: Promise<number | undefined>[] = [];
  for (let n = 0; n < count; n += 1) {
    const pair = pairs[n % pairs.length];
    if (!pair) continue;
    const [member, pharmacist] = pair;
    const fromMember = Math.floor(n / pairs.length) % 2 === 0;
    said.push(fromMember ? say(member, pharmacist) : say(pharmacist, member));
    await sleep(1000 / MESSAGES_PER_SECOND);
  }
  return Promise.all(said);
}

/**
 * Latency in ms; undefined if the message did not arrive. The receiving client behaves like the shop: it fetches on an
 * event.
 */
async function say(from: Screen, to: Screen): Promise<number | undefined> {
  const clientMsgId = randomUUID();
  const startedAt = performance.now();
  let known = to.stream.count('conversation');
  await getJson(`${from.service.url}${from.path}`, {
    method: 'POST',
    headers: { ...headersOf(from.who), 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_msg_id: clientMsgId, type: 'text', body: 'I cough at night.' }),
  });
  for (;;) {
    const told = await Promise.race([to.stream.beyond('conversation', known), sleep(LATE_MS)]);
    if (told === undefined) return undefined;
    known = to.stream.count('conversation');
    const { entities } = await getJson<MessageList>(`${to.service.url}${to.path}`, {
      headers: headersOf(to.who),
    });
    const shownAt = performance.now();
    if (entities.some(({ client_msg_id }) => client_msg_id === clientMsgId))
      return shownAt - startedAt;
  }
}

function headersOf({ token }: TestMember): Record<string, string> {
  return { Authorization: `Bearer ${token}`, Platform: 'web' };
}

async function plant({ db }: OpenDatabase): Promise<readonly Conversation[]> {
  const sealer = createSealer(sealingKeysOf(SECRET));
  const world = { db, sealer, clock: systemClock, hasher: createHasher(SECRET) };
  const pharmacists: TestMember[] = [];
  for (let n = 0; n < CONVERSATIONS / PER_PHARMACIST; n += 1) {
    pharmacists.push(await hirePharmacist(world, { name: 'Malee', licenceNo: String(n) }));
  }
  const conversations: Conversation[] = [];
  for (let n = 0; n < CONVERSATIONS; n += 1) {
    const pharmacist = pharmacists[n % pharmacists.length];
    if (!pharmacist) continue;
    const member = await signIn(world);
    await plantConversation(world, { memberId: member.memberId });
    const [row] = await selectRows<{ id: number }>(
      db,
      sql`UPDATE conversations SET state = 'active', pharmacist_id = ${pharmacist.memberId}
        WHERE member_id = ${member.memberId} RETURNING id`,
    );
    conversations.push({ id: row?.id ?? 0, member, pharmacist });
  }
  // Keeps the desks present for the whole run.
  await db.execute(
    sql`INSERT INTO desk_presence (member_id, seen_at)
      SELECT member_id, now() + interval '1 hour' FROM pharmacists`,
  );
  return conversations;
}
