import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { selectRows, type OpenDatabase } from '../../server/db/client.ts';
import { freshDatabase } from '../harness/shop.ts';

const CONNECTIONS = 2;
/** The number of statements that the driver pipelines before it queues. */
const STATEMENTS = CONNECTIONS * 100;
const TRANSACTIONS = 20;

let database: OpenDatabase;

beforeAll(async () => {
  database = await freshDatabase(CONNECTIONS);
});
beforeEach(() =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => database.db.execute(sql`SELECT 1`))),
);
afterAll(() => database.close());

it('isolates each transaction, however long the queue of statements is', async () => {
  const { db } = database;
  const numberOf = async (within: typeof db, seconds = 0) => {
    const statement = sql`SELECT txid_current()::text AS xid, pg_sleep(${sql.raw(String(seconds))})`;
    const [row] = await selectRows<{ xid: string }>(within, statement);
    return row?.xid;
  };
  // Occupies each connection, with a queue behind it.
  const line = Array.from({ length: STATEMENTS }, (_, index) =>
    numberOf(db, index < CONNECTIONS ? 0.5 : 0),
  );
  await nextTurn();
  const transactions = Array.from({ length: TRANSACTIONS }, () =>
    db.transaction(async (tx) => [await numberOf(tx), await numberOf(tx)]),
  );
  const alone = await Promise.all(line);
  const pairs = await Promise.all(transactions);
  for (const [first, second] of pairs) expect(first).toBe(second);
  const all = [...alone, ...pairs.map(([first]) => first)];
  expect(new Set(all).size).toBe(STATEMENTS + TRANSACTIONS);
});

it('reads and writes dates and JSON in transactions as outside of them', async () => {
  const { db } = database;
  const roundTrip = (within: typeof db) =>
    selectRows(
      within,
      sql`SELECT ${JSON.stringify({ a: [1] })}::json AS json, ${JSON.stringify([1])}::jsonb AS jsonb,
        ${new Date(0).toISOString()}::timestamptz AS moment, '2026-11-22'::date AS day`,
    );
  expect(await db.transaction(roundTrip)).toEqual(await roundTrip(db));
});
