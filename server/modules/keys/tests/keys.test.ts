import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSealer, sealingKeysOf, type Sealer } from '@/server/core/sealed.ts';
import { selectRows } from '@/server/db/client.ts';
import { members } from '@/server/db/schema/members.ts';
import { keysInUse, rotateKeys } from '../rotate.ts';
import { SEALED_COLUMNS } from '../sealed-columns.ts';
import { idPurpose } from '@/server/modules/members/rules/id-document.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

const KEYS = [1, 2].map(
  (version) => `${String(version)}:${Buffer.alloc(32, version).toString('base64')}`,
);
const sealers = [0, 1, 2].map((count) =>
  createSealer(sealingKeysOf('secret', KEYS.slice(0, count).join(','))),
) as [Sealer, Sealer, Sealer];
const [zero, one, two] = sealers;

/** More than one batch. */
const PEOPLE = 250;

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function plant(sealer: Sealer, from: number, many: number) {
  const ids = Array.from({ length: many }, (_, index) => from + index);
  await shop.db.insert(members).values(
    ids.map((id) => ({
      id,
      phone: `08${String(id).padStart(8, '0')}`,
      memberCode: String(id),
      idKind: 'citizen_id' as const,
      idHash: `hash ${String(id)}`,
      idSealed: sealer.seal(`number ${String(id)}`, idPurpose(id)),
    })),
  );
}

async function rotate() {
  const parts = await Array.fromAsync(rotateKeys(shop.db, two, 2));
  return parts.find(({ column }) => column === 'members.id_sealed');
}

const use = async () =>
  (await keysInUse(shop.db)).map(({ version, count }) => [version, count] as const);

it('knows every sealed column of the database', async () => {
  const rows = await selectRows<{ name: string }>(
    shop.db,
    sql`SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name LIKE '%\_sealed'`,
  );
  const known = SEALED_COLUMNS.map(({ table, column }) => `${getTableName(table)}.${column.name}`);
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it('reseals texts of older keys with the newest, without changing them', async () => {
  await plant(zero, 1_000, PEOPLE);
  await plant(one, 2_000, 3);
  await plant(two, 3_000, 2);
  expect(await use()).toEqual([
    ['v0', PEOPLE],
    ['v1', 3],
    ['v2', 2],
  ]);
  expect(await rotate()).toMatchObject({ sealed: PEOPLE + 3, failed: 0 });
  expect(await use()).toEqual([['v2', PEOPLE + 5]]);
  const rows = await shop.db.select({ id: members.id, text: members.idSealed }).from(members);
  for (const { id, text } of rows) {
    expect(two.open(text ?? '', idPurpose(id))).toBe(`number ${String(id)}`);
  }
  expect(await rotate()).toMatchObject({ sealed: 0, failed: 0 });
});

it('skips concurrent changes, and resumes after an interruption', async () => {
  await plant(one, 4_000, 1);
  const changing = two.seal('newer', idPurpose(4_000));
  const slow: Sealer = {
    seal: (text, purpose) => two.seal(text, purpose),
    open: (text, purpose) => {
      // The shop writes between the rotation's read and write.
      pending = shop.db
        .update(members)
        .set({ idSealed: changing })
        .where(sql`id = 4000`)
        .execute();
      return two.open(text, purpose);
    },
  };
  let pending: Promise<unknown> = Promise.resolve();
  await Array.fromAsync(rotateKeys(shop.db, slow, 2));
  await pending;
  const [row] = await shop.db
    .select()
    .from(members)
    .where(sql`id = 4000`);
  expect(two.open(row?.idSealed ?? '', idPurpose(4_000))).toBe('newer');
  await plant(one, 5_000, 2);
  for await (const _ of rotateKeys(shop.db, two, 2)) break;
  expect(await use()).toEqual([['v2', PEOPLE + 8]]);
});

it('reports texts that no key opens, keeps them, and continues', async () => {
  const stranger = createSealer(sealingKeysOf('another secret'));
  await plant(stranger, 6_000, 1);
  await plant(zero, 7_000, 1);
  expect(await rotate()).toMatchObject({ sealed: 1, failed: 1 });
  const [row] = await shop.db
    .select()
    .from(members)
    .where(sql`id = 6000`);
  expect(stranger.open(row?.idSealed ?? '', idPurpose(6_000))).toBe('number 6000');
});
