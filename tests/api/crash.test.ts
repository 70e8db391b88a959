import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { FolderLockedError, lockFolder } from '../../server/db/lock.ts';
import { orders } from '../../server/db/schema/orders.ts';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import type { Shopper } from '../harness/checkout.ts';
import { plantCrowd } from '../harness/crowd.ts';
import { expectInvariants } from '../harness/invariants.ts';
import {
  breakGround,
  breakUsedGround,
  startInVain,
  startService,
  withDatabase,
  type Ground,
  type ServiceProcess,
} from '../harness/service-process.ts';

const PRODUCT = 1;
const RECEIVED = new Map([[PRODUCT, 10_000]]);
const onPostgres = inject('postgresBase') !== '';
/** The embedded engine is several times slower; `npm run torture` runs longer on both. */
const { ROUNDS, MEMBERS } = onPostgres ? { ROUNDS: 5, MEMBERS: 1_000 } : { ROUNDS: 3, MEMBERS: 90 };
/** Allows for several process starts on a busy machine. */
const PATIENCE = { timeout: 600_000 };

let ground: Ground;

afterEach(() => ground.remove());

interface Attempt {
  readonly shopper: Shopper;
  readonly key: string;
  orderId?: string;
}

const orderOf = ({ addressId }: Shopper) => ({
  cart_version: 1,
  quote_total: 140,
  delivery_method: 'home',
  address_id: addressId,
  payment_method: 'cod',
});

async function send(service: ServiceProcess, attempt: Attempt): Promise<number> {
  const { status, body } = await service.call('POST', '/me/orders', {
    token: attempt.shopper.token,
    body: orderOf(attempt.shopper),
    headers: { 'Idempotency-Key': attempt.key },
  });
  if (status === 201) attempt.orderId = body['order_id'] as string;
  return status;
}

/** Sends requests on a few connections until the service dies. Unanswered calls are expected. */
async function sendUntilDeath(service: ServiceProcess, queue: Attempt[]): Promise<void> {
  const client = async () => {
    for (let attempt = queue.shift(); attempt; attempt = queue.shift()) {
      try {
        await send(service, attempt);
      } catch {
        // The connection broke; the test checks the database for the order.
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
}

describe('kill -9 while orders are placed', PATIENCE, () => {
  it('loses no acknowledged order and doubles none', async () => {
    ground = await breakGround();
    const attempts = await withDatabase(ground, async (world): Promise<Attempt[]> => {
      await plantShelves(world.db);
      await plantProducts(world.db, [{ id: PRODUCT, price: 10_000, available: 10_000 }]);
      const crowd = await plantCrowd(world, MEMBERS, PRODUCT);
      return crowd.map((shopper) => ({ shopper, key: randomUUID() }));
    });
    const share = MEMBERS / ROUNDS;
    for (let round = 0; round < ROUNDS; round += 1) {
      const service = await startService(ground);
      const queue = attempts.slice(round * share, (round + 1) * share);
      const run = sendUntilDeath(service, queue);
      while (queue.length > share * 0.6) await sleep(1);
      await sleep(Math.random() * 20);
      await service.kill();
      await run;
      expect(queue.length, 'the process died too late to tell anything').toBeGreaterThan(0);
      await withDatabase(ground, ({ db }) => expectInvariants(db, RECEIVED));
    }
    await expectAcknowledged(attempts);

    // All clients retry, after the claims of the dead processes have expired.
    await withDatabase(ground, ({ db }) =>
      db.execute(sql`UPDATE idempotency_keys SET created_at = created_at - interval '2 minutes'`),
    );
    const before = attempts.map(({ orderId }) => orderId);
    const service = await startService(ground);
    const again = [...attempts];
    const client = async () => {
      for (let attempt = again.shift(); attempt; attempt = again.shift()) {
        let status = await send(service, attempt);
        // Overloaded machine: retry.
        while (status === 503) status = await send(service, attempt);
        expect(status).toBe(201);
      }
    };
    await Promise.all(Array.from({ length: 8 }, client));
    expect(await service.stop()).toBe(0);
    for (const [index, orderId] of before.entries()) {
      if (orderId !== undefined) expect(attempts[index]?.orderId).toBe(orderId);
    }
    await expectAcknowledged(attempts);
    await withDatabase(ground, async ({ db }) => {
      expect(await db.select().from(orders)).toHaveLength(MEMBERS);
      await expectInvariants(db, RECEIVED);
    });
  });
});

async function expectAcknowledged(attempts: readonly Attempt[]): Promise<void> {
  const rows = await withDatabase(ground, ({ db }) => db.select().from(orders));
  const keyOf = new Map(rows.map(({ id, idempotencyKey }) => [id, idempotencyKey]));
  const acknowledged = attempts.filter(({ orderId }) => orderId !== undefined);
  expect(acknowledged.length).toBeGreaterThan(0);
  for (const { orderId, key } of acknowledged) expect(keyOf.get(orderId ?? '')).toBe(key);
}

// Needs a local data folder, so it runs on the embedded engine only.
if (!onPostgres)
  describe('the folder of the embedded database', PATIENCE, () => {
    beforeEach(async () => {
      ground = await breakUsedGround();
    });

    it('admits one process: a second one exits and names the first, also from another container', async () => {
      const first = await startService(ground);
      const second = await startInVain(ground);
      expect(second.exitCode).toBe(1);
      expect(second.output).toContain(`in use by process ${String(first.pid)}.`);
      expect(second.output.trim().split('\n')).toHaveLength(1);

      // The first process is alive, although its pid means nothing in this container.
      const folder = ground.env['DATA_DIR'] ?? '';
      const foreign = { pid: 2 ** 22 + 1, host: 'another-container', startedAt: '1' };
      await writeFile(join(folder, 'lock.json'), JSON.stringify(foreign));
      const third = await startInVain(ground);
      expect(third.exitCode).toBe(1);
      expect(third.output).toContain('on another-container.');
      await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
      expect((await first.call('GET', '/categories/tree')).status).toBe(200);
      await first.kill();
      await (
        await lockFolder(folder)
      )();
    });

    it('is taken over if the dead process’s pid was reused', async () => {
      const folder = ground.env['DATA_DIR'] ?? '';
      const reused = { pid: process.pid, host: hostname(), startedAt: '1' };
      await writeFile(join(folder, 'lock.json'), JSON.stringify(reused));
      const release = await lockFolder(folder);
      await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
      await release();
      await (
        await lockFolder(folder)
      )();
    });

    it('goes to one of many processes that find a stale lock at once', async () => {
      const folder = ground.env['DATA_DIR'] ?? '';
      const dead = { pid: 2 ** 22 + 1, startedAt: '1' };
      await writeFile(join(folder, 'lock.json'), JSON.stringify(dead));
      const starts = await Promise.all(
        Array.from({ length: 4 }, () => startService(ground).catch(() => undefined)),
      );
      const running = starts.filter((service) => service !== undefined);
      expect(running).toHaveLength(1);
      expect(await running[0]?.stop()).toBe(0);
    });
  });
