import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plantProducts, plantShelves } from '../harness/catalog.ts';
import type { Shopper } from '../harness/checkout.ts';
import { plantCrowd } from '../harness/crowd.ts';
import { expectInvariants } from '../harness/invariants.ts';
import {
  breakGround,
  startService,
  withDatabase,
  type Ground,
  type ServiceProcess,
} from '../harness/service-process.ts';
import { openGate, type TcpGate } from '../harness/tcp-gate.ts';

const AWAY_MS = 10_000;
/** `docs/quality.md`, "Contention and faults": 503 with Retry-After within 3 s, healthy within 5 s after. */
const ANSWERED_MS = 3_000;
const HEALTHY_MS = 5_000;
const CLIENTS = 30;
const PRODUCT = 1;
const PATIENCE = { timeout: 120_000 };

interface Heard {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly ms: number;
}

// PostgreSQL only: the embedded database shares its process's life.
describe('a database that is away for 10 s', PATIENCE, () => {
  let ground: Ground;
  let gate: TcpGate;
  let service: ServiceProcess;
  let crowd: readonly Shopper[];

  beforeEach(async () => {
    ground = await breakGround();
    crowd = await withDatabase(ground, async (world) => {
      await plantShelves(world.db);
      await plantProducts(world.db, [{ id: PRODUCT, price: 10_000, available: 1_000 }]);
      return plantCrowd(world, CLIENTS, PRODUCT);
    });
    const url = new URL(ground.env['DATABASE_URL'] ?? '');
    gate = await openGate({ host: url.hostname, port: Number(url.port) });
    url.port = String(gate.port);
    service = await startService(ground, { env: { DATABASE_URL: url.href } });
  });
  afterEach(async () => {
    await service.stop();
    await gate.close();
    await ground.remove();
  });

  async function hear(shopper: Shopper): Promise<Heard> {
    const startedAt = performance.now();
    const { status, headers } = await service.call('POST', '/me/orders', {
      token: shopper.token,
      body: {
        cart_version: 1,
        quote_total: 140,
        delivery_method: 'home',
        address_id: shopper.addressId,
        payment_method: 'cod',
      },
      headers: { 'Idempotency-Key': `once-${String(shopper.memberId)}` },
    });
    const ms = performance.now() - startedAt;
    return { status, retryAfter: headers.get('retry-after'), ms };
  }

  async function healthyAfter(): Promise<number> {
    const startedAt = performance.now();
    for (;;) {
      const { status } = await service.call('GET', '/me/orders', {
        token: crowd[0]?.token ?? '',
      });
      const ready = await fetch(`http://127.0.0.1:${String(service.port)}/readyz`);
      const ms = performance.now() - startedAt;
      if ((status === 200 && ready.ok) || ms > 60_000) return ms;
      await sleep(100);
    }
  }

  it.each([
    ['cut off', () => gate.shut(), () => gate.open()],
    ['silent', () => gate.freeze(), () => gate.thaw()],
    ['silent, then another machine', () => gate.freeze(), () => gate.replace()],
  ])('%s: 503 with Retry-After in time, no hang, and back by itself', async (_, leave, back) => {
    // Opens connections before the database goes away.
    expect((await service.call('GET', '/categories/tree')).status).toBe(200);
    await leave();
    const end = performance.now() + AWAY_MS;
    const heard: Heard[] = [];
    while (performance.now() < end) {
      heard.push(...(await Promise.all(crowd.map(hear))));
      await sleep(500);
    }
    await back();
    const healthy = await healthyAfter();

    expect(new Set(heard.map(({ status }) => status))).toEqual(new Set([503]));
    for (const { retryAfter } of heard) expect(Number(retryAfter)).toBeGreaterThan(0);
    const waits = heard.map(({ ms }) => ms).toSorted((a, b) => a - b);
    // Single calls may be slow on a busy machine, but none hangs until the database is back.
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(ANSWERED_MS);
    expect(waits.at(-1)).toBeLessThan(AWAY_MS);
    expect(healthy).toBeLessThan(HEALTHY_MS);

    // Interrupted claims have expired; the same orders are sent again.
    await withDatabase(ground, ({ db }) =>
      db.execute(sql`UPDATE idempotency_keys SET created_at = created_at - interval '2 minutes'`),
    );
    const orders = await Promise.all(crowd.map(hear));
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([201]));
    await withDatabase(ground, ({ db }) => expectInvariants(db, new Map([[PRODUCT, 1_000]])));
  });
});
