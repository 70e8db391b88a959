import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Message } from '../lib/api/contract/conversations.ts';
import type { Desk } from '../lib/api/contract/pharmacy-desk.ts';
import { selectRows, type Database } from '../server/db/client.ts';
import { DESK, question } from '../tests/harness/consultation.ts';
import type { TestMember } from '../tests/harness/members.ts';
import type { ServiceProcess } from '../tests/harness/service-process.ts';
import { caller, type Call } from './caller.ts';
import { onceOrTwice, type Tally } from './tally.ts';

/** Half of what a member may say in a minute: what is sent twice and again counts too. */
const PACE_MS = 4_000;
/** The shop’s chat waits as long before it sends the same message again. */
const AGAIN_MS = 1_000;

/** The last one: the conversation was opened by a call whose answer was lost. */
const HEARD = ['RATE_LIMITED', 'OPEN_CONVERSATION'];
/** Who is cut off for long gives conversations back, and a colleague takes them. */
const HEARD_AT_DESK = ['RATE_LIMITED', 'QUEUE_EMPTY', 'DESK_FULL', 'NOT_YOURS'];

interface Conversation {
  readonly service: () => ServiceProcess;
  readonly tally: Tally;
  readonly day: { readonly over: boolean };
}

/** Says one thing after the other, each under one id until it is acknowledged; now and then two tabs send it at once. */
export async function talkOn({ token }: TestMember, conversation: Conversation): Promise<void> {
  const { service, tally, day } = conversation;
  const call = caller({ service, token, tally, refusals: HEARD });
  // A first answer may be lost with its process: the conversation goes on all the same.
  const [open] = await again(day, async () => {
    await call('POST', '/conversations', question());
    const going = await call<{ entities: { id: number }[] }>('GET', '/conversations?close=false');
    return going?.entities ?? [];
  });
  while (open && !day.over) {
    const path = `/conversations/${String(open.id)}/messages`;
    const send = newMessage(call, path, 'I cough at night.', tally);
    const told = await again(day, send);
    if (told.length > 0) tally.count('messages acknowledged');
    await sleep(PACE_MS);
  }
}

/** Takes whoever waits, and answers each conversation in turn; what was not acknowledged is sent once more under its id. */
export async function answerOn({ token }: TestMember, conversation: Conversation): Promise<void> {
  const { service, tally, day } = conversation;
  const call = caller({ service, token, tally, refusals: HEARD_AT_DESK });
  while (!day.over) {
    await call('POST', `${DESK}/queue/take`);
    const mine = (await call<Desk>('GET', `${DESK}/queue`))?.mine ?? [];
    for (const { id } of mine) {
      const path = `${DESK}/conversations/${String(id)}/messages`;
      const send = newMessage(call, path, 'How long do you cough?', tally);
      // A second no may be the last word: others have the conversation by then.
      const told = [await send(), await send()].flat();
      if (told.length > 0) tally.count('answers acknowledged');
      await sleep(PACE_MS);
    }
    if (mine.length === 0) await sleep(AGAIN_MS);
  }
}

/** @returns sends it, as often as it is called; answers what was acknowledged */
function newMessage(call: Call, path: string, body: string, tally: Tally) {
  const message = { client_msg_id: randomUUID(), type: 'text', body };
  tally.posted.add(message.client_msg_id);
  return async () => {
    const told = await onceOrTwice(25, () => call<Message>('POST', path, message));
    for (const { id } of told) tally.note(tally.said, message.client_msg_id, id);
    return told;
  };
}

async function again<Told>(
  day: Conversation['day'],
  send: () => Promise<readonly Told[]>,
): Promise<readonly Told[]> {
  while (!day.over) {
    const told = await send();
    if (told.length > 0) return told;
    await sleep(AGAIN_MS);
  }
  return [];
}

/** What was acknowledged is there under its id; nothing is there twice, or that nobody sent. */
export async function expectMessages(db: Database, { said, posted }: Tally): Promise<void> {
  const rows = await selectRows<{ id: number; client: string }>(
    db,
    sql`SELECT id, client_msg_id AS client FROM conversation_messages ORDER BY id`,
  );
  expect(rows.length, 'messages that are there twice').toBe(
    new Set(rows.map(({ client }) => client)).size,
  );
  const kept = new Map(rows.map(({ id, client }) => [client, id]));
  const lost = [...said].filter(([client, id]) => kept.get(client) !== id);
  expect(lost, 'messages that were acknowledged and are gone').toEqual([]);
  expect([...new Set(kept.keys()).difference(posted)], 'messages that nobody sent').toEqual([]);
}
