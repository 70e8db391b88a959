import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Message } from '../lib/conversations/contract.ts';
import type { Desk } from '../lib/conversations/contract-desk.ts';
import { selectRows, type Database } from '../server/db/client.ts';
import { DESK, question } from '../tests/harness/consultation.ts';
import type { TestMember } from '../tests/harness/members.ts';
import type { ServiceProcess } from '../tests/harness/service-process.ts';
import { caller, type Call } from './caller.ts';
import { onceOrTwice, type Tally } from './tally.ts';

/** Half of a member's rate limit, since repetitions count too. */
const PACE_MS = 4_000;
/** Retry delay of the shop's chat. */
const AGAIN_MS = 1_000;

/** `OPEN_CONVERSATION`: an earlier call opened it, but its answer was lost. */
const HEARD = ['RATE_LIMITED', 'OPEN_CONVERSATION'];
/** A pharmacist who is offline for long loses conversations to colleagues. */
const HEARD_AT_DESK = ['RATE_LIMITED', 'QUEUE_EMPTY', 'DESK_FULL', 'NOT_YOURS'];

interface Conversation {
  readonly service: () => ServiceProcess;
  readonly tally: Tally;
  readonly day: { readonly over: boolean };
}

/** Sends messages one by one, each under one id until acknowledged; sometimes from two tabs at once. */
export async function talkOn({ token }: TestMember, conversation: Conversation): Promise<void> {
  const { service, tally, day } = conversation;
  const call = caller({ service, token, tally, refusals: HEARD });
  // The first answer may be lost with its process; the conversation still exists.
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

/**
 * Takes waiting members and answers each conversation in turn. Unacknowledged messages are resent once under their id.
 */
export async function answerOn({ token }: TestMember, conversation: Conversation): Promise<void> {
  const { service, tally, day } = conversation;
  const call = caller({ service, token, tally, refusals: HEARD_AT_DESK });
  while (!day.over) {
    await call('POST', `${DESK}/queue/take`);
    const mine = (await call<Desk>('GET', `${DESK}/queue`))?.mine ?? [];
    for (const { id } of mine) {
      const path = `${DESK}/conversations/${String(id)}/messages`;
      const send = newMessage(call, path, 'How long do you cough?', tally);
      // Two refusals are accepted: a colleague may have taken over the conversation.
      const told = [await send(), await send()].flat();
      if (told.length > 0) tally.count('answers acknowledged');
      await sleep(PACE_MS);
    }
    if (mine.length === 0) await sleep(AGAIN_MS);
  }
}

/** @returns function that sends the message and returns its acknowledgement */
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

/** Acknowledged messages exist under their id. There are no duplicates, and no messages that were never sent. */
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
  expect(lost, 'acknowledged messages that are lost').toEqual([]);
  expect([...new Set(kept.keys()).difference(posted)], 'messages that were never sent').toEqual([]);
}
