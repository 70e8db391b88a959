import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Message } from '../lib/api/contract/conversations.ts';
import { selectRows, type Database } from '../server/db/client.ts';
import { question } from '../tests/harness/consultation.ts';
import type { TestMember } from '../tests/harness/members.ts';
import type { ServiceProcess } from '../tests/harness/service-process.ts';
import { caller } from './caller.ts';
import { onceOrTwice, type Tally } from './tally.ts';

/** Half of what a member may say in a minute: what is sent twice and again counts too. */
const PACE_MS = 4_000;
/** The chat of the shop waits as long before it sends the same message again. */
const AGAIN_MS = 1_000;

/** The last one: the conversation was opened by a call whose answer was lost. */
const HEARD = ['RATE_LIMITED', 'OPEN_CONVERSATION'];

interface Talk {
  readonly service: () => ServiceProcess;
  readonly tally: Tally;
  readonly day: { readonly over: boolean };
}

/** Says one thing after the other, each under one id until it is acknowledged; now and then two tabs send it at once. */
export async function talkOn({ token }: TestMember, { service, tally, day }: Talk): Promise<void> {
  const call = caller({ service, token, tally, refusals: HEARD });
  const again = async <Told>(send: () => Promise<readonly Told[]>): Promise<readonly Told[]> => {
    while (!day.over) {
      const told = await send();
      if (told.length > 0) return told;
      await sleep(AGAIN_MS);
    }
    return [];
  };
  // A first answer may be lost with its process: the conversation goes on all the same.
  const [open] = await again(async () => {
    await call('POST', '/conversations', question());
    const going = await call<{ entities: { id: number }[] }>('GET', '/conversations?close=false');
    return going?.entities ?? [];
  });
  while (open && !day.over) {
    const message = { client_msg_id: randomUUID(), type: 'text', body: 'I cough at night.' };
    tally.posted.add(message.client_msg_id);
    const path = `/conversations/${String(open.id)}/messages`;
    const told = await again(() => onceOrTwice(25, () => call<Message>('POST', path, message)));
    for (const { id } of told) tally.note(tally.said, message.client_msg_id, id);
    if (told.length > 0) tally.count('messages acknowledged');
    await sleep(PACE_MS);
  }
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
