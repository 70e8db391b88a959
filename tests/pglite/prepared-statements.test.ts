import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, selectRows, type OpenDatabase } from '../../server/db/client.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase({ memory: true });
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.db.execute(sql`DROP TABLE IF EXISTS shelf`);
  await database.db.execute(sql`CREATE TABLE shelf (id int PRIMARY KEY, name text)`);
});

const put = (id: unknown, name: string | null) =>
  database.db.execute(sql`INSERT INTO shelf (id, name) VALUES (${id}, ${name})`);
const find = (id: number) =>
  selectRows<{ name: string | null }>(
    database.db,
    sql`SELECT name FROM shelf WHERE id = ${id} /* find */`,
  );
const countPrepared = async (part: string) => {
  const rows = await selectRows<{ uses: number }>(
    database.db,
    sql`SELECT (generic_plans + custom_plans)::int AS uses FROM pg_prepared_statements
        WHERE statement LIKE ${`%${part}%`} AND statement NOT LIKE '%pg_prepared_statements%'`,
  );
  return rows.map(({ uses }) => uses);
};

it('a statement is prepared once, and run with different parameters', async () => {
  for (const id of [1, 2, 3]) await put(id, id === 2 ? null : `ชั้น ${String(id)}`);
  const names = [];
  for (const id of [1, 2, 3, 4]) names.push((await find(id)).map(({ name }) => name));
  expect(names).toEqual([['ชั้น 1'], [null], ['ชั้น 3'], []]);
  expect(await countPrepared('/* find */')).toEqual([4]);
});

it('parallel statements get their own results', async () => {
  for (let id = 0; id < 20; id += 1) await put(id, `n${String(id)}`);
  const found = await Promise.all(Array.from({ length: 20 }, (_, id) => find(id)));
  expect(found.map(([row]) => row?.name)).toEqual(found.map((_, id) => `n${String(id)}`));
});

it('a statement that fails on prepare or execution fails alone', async () => {
  await put(1, 'a');
  await expect(put(1, 'b')).rejects.toMatchObject({ cause: { code: '23505' } });
  await expect(put('no number', 'b')).rejects.toMatchObject({ cause: { code: '22P02' } });
  const nowhere = () => database.db.execute(sql`SELECT * FROM nowhere`);
  await expect(nowhere()).rejects.toMatchObject({ cause: { code: '42P01' } });
  await expect(nowhere()).rejects.toMatchObject({ cause: { code: '42P01' } });
  await put(2, 'c');
  expect(await find(2)).toEqual([{ name: 'c' }]);
});

it('a statement prepared in a transaction outlives it', async () => {
  const look = (db: Pick<OpenDatabase['db'], 'execute'>) =>
    db.execute(sql`SELECT count(*)::int AS count FROM shelf /* look */`);
  const broken = database.db.transaction(async (tx) => {
    await look(tx);
    await tx.execute(sql`SELECT 1 / 0`);
  });
  await expect(broken).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await look(database.db)).toMatchObject({ rows: [{ count: 0 }] });
});

it('a changed table is replanned', async () => {
  await put(1, 'a');
  await find(1);
  await database.db.execute(sql`ALTER TABLE shelf ADD COLUMN place int DEFAULT 7`);
  await database.db.execute(sql`DROP TABLE shelf`);
  await database.db.execute(sql`CREATE TABLE shelf (name text, id int)`);
  await put(1, 'b');
  expect(await find(1)).toEqual([{ name: 'b' }]);
});

it('lists of varying length are not cached', async () => {
  const ids = Array.from({ length: 50 }, (_, n) => n);
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  await database.db.execute(sql`SELECT id FROM shelf WHERE id IN (${list}) /* list */`);
  expect(await countPrepared('/* list */')).toEqual([]);
});
