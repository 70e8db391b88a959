import { setTimeout as sleep } from 'node:timers/promises';
import { and, count, eq, ne } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Import } from '../../lib/imports/contract.ts';
import { products } from '../../server/db/schema/catalog.ts';
import { auditLog } from '../../server/modules/audit/schema.ts';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import { joinAs, signIn } from '../harness/members.ts';
import {
  breakGround,
  startService,
  withDatabase,
  type Ground,
  type ServiceProcess,
} from '../harness/service-process.ts';

const ROWS = 4_000;
const CHUNK = 1_000;
const OLD = 10_000;
/** Allows for process starts, and the time after which another process takes a claimed import. */
const PATIENCE = { timeout: 240_000 };

let ground: Ground;

afterEach(() => ground.remove());

describe('kill -9 while an import is applied', PATIENCE, () => {
  it('the next process goes on, and every row is written once', async () => {
    ground = await breakGround();
    const token = await withDatabase(ground, async (world) => {
      await plantShelves(world.db);
      for (let first = 1; first <= ROWS; first += CHUNK) {
        const rows = Array.from({ length: CHUNK }, (_, index) => ({
          id: first + index,
          price: OLD,
        }));
        await plantProducts(world.db, rows);
      }
      const person = await signIn(world);
      await joinAs(world, person.memberId, 'catalogue');
      return person.token;
    });
    const codes = await withDatabase(ground, ({ db }) =>
      db.select({ code: products.itemCode }).from(products),
    );
    const file = ['item_code,price', ...codes.map(({ code }) => `${code},123.45`)].join('\n');

    const first = await startService(ground);
    const { id } = await send(first, token, file);
    await reach(first, token, id, ({ state }) => state === 'checked');
    await first.call('POST', `/api/admin/v1/imports/${String(id)}/apply`, { token });
    const half = await reach(first, token, id, ({ counts }) => counts.done > 0);
    expect(half.counts.done).toBeLessThan(ROWS);
    await first.kill();

    const second = await startService(ground);
    const done = await reach(second, token, id, ({ state }) => state === 'done');
    expect(done.counts).toMatchObject({ changed: ROWS, done: ROWS, stale: 0, refused: 0 });
    await second.stop();
    await withDatabase(ground, async ({ db }) => {
      const isOther = ne(products.price, 12_345);
      expect(await db.select({ n: count() }).from(products).where(isOther)).toEqual([{ n: 0 }]);
      const isLine = and(eq(auditLog.cause, 'import'), eq(auditLog.action, 'product.price'));
      expect(await db.select({ n: count() }).from(auditLog).where(isLine)).toEqual([{ n: ROWS }]);
    });
  });
});

async function send(service: ServiceProcess, token: string, file: string): Promise<Import> {
  const base = '/api/admin/v1/imports';
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await service.call<Import>(method, path, { token, ...(body ? { body } : {}) });
    return answer.body;
  };
  const head = { kind: 'products', file_name: 'prices.csv', size: Buffer.byteLength(file) };
  const { id } = await call('POST', base, head);
  await fetch(`http://127.0.0.1:${String(service.port)}${base}/${String(id)}/parts/1`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
    body: file,
  });
  const { mapping } = await call('POST', `${base}/${String(id)}/complete`);
  return call('POST', `${base}/${String(id)}/check`, { columns: mapping });
}

/** The import as soon as it is so. */
async function reach(
  service: ServiceProcess,
  token: string,
  id: number,
  isSo: (one: Import) => boolean,
): Promise<Import> {
  for (;;) {
    const { body } = await service.call<Import>('GET', `/api/admin/v1/imports/${String(id)}`, {
      token,
    });
    if (isSo(body)) return body;
    await sleep(10);
  }
}
