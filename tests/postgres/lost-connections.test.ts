import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectRows, type Database, type OpenDatabase } from '../../server/db/client.ts';
import { freshDatabase } from '../harness/shop.ts';

let database: OpenDatabase;

beforeEach(async () => {
  // One connection, so that later statements need the slot of the lost one.
  database = await freshDatabase(1);
  await database.db.execute(sql`CREATE TABLE said (word text)`);
});
afterEach(() => database.close());

const say = (within: Database, word: string) =>
  within.execute(sql`INSERT INTO said VALUES (${word})`);

/** Ends the connection, like an administrator, a failover or an unplugged cable. */
async function loseConnection(tx: Database): Promise<void> {
  const [row] = await selectRows<{ pid: number }>(tx, sql`SELECT pg_backend_pid() AS pid`);
  await database.db.execute(sql`SELECT pg_terminate_backend(${row?.pid})`);
}

// With another driver a lost connection crashed the process (porsager/postgres#1208).
describe('a transaction whose connection is lost', () => {
  const works: readonly [string, (tx: Database) => Promise<unknown>][] = [
    [
      'in the middle of a statement',
      (tx) => Promise.all([loseConnection(tx), tx.execute(sql`SELECT pg_sleep(5)`)]),
    ],
    [
      'between two statements',
      async (tx) => {
        await loseConnection(tx);
        await say(tx, 'after');
      },
    ],
    [
      'unnoticed by its work',
      async (tx) => {
        await loseConnection(tx);
        await say(tx, 'after').catch(() => undefined);
        await say(tx, 'later');
      },
    ],
    ['before its end', loseConnection],
  ];

  it.each(works)(
    '%s: fails as a whole, and the next one gets a new connection',
    async (_, work) => {
      for (let round = 0; round < 3; round += 1) {
        const lost = database.db.transaction(async (tx) => {
          await say(tx, 'before');
          await work(tx);
        });
        await expect(lost).rejects.toThrow();
        const next = await database.db.transaction(async (tx) => {
          await say(tx, 'next');
          return selectRows<{ word: string }>(tx, sql`SELECT word FROM said`);
        });
        expect(next).toHaveLength(round + 1);
      }
      const words = await selectRows<{ word: string }>(database.db, sql`SELECT word FROM said`);
      expect(words).toEqual([{ word: 'next' }, { word: 'next' }, { word: 'next' }]);
    },
  );
});
