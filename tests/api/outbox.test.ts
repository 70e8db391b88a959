import { createServer, type Server } from 'node:http';
import { pino, type Logger } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRepos } from '../../server/runtime/repos.ts';
import { purgeExpired } from '../../server/db/purge.ts';
import { outbox } from '../../server/db/schema/operations.ts';
import type { DueMessage, Sender } from '../../server/core/outbox.ts';
import { deliverOutbox, type OutboxWorld } from '../../server/runtime/deliver-outbox.ts';
import { createHttpGateway } from '../../server/providers/sms/http-gateway.ts';
import { randomPhone } from '../harness/members.ts';
import { requestOtp } from '../harness/otp.ts';
import { freePort } from '../harness/ports.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const SECOND = 1_000;

let shop: Shop;
let lines: string[] = [];
const log: Logger = pino({ level: 'trace' }, { write: (line) => lines.push(line) });

beforeAll(async () => {
  shop = await openShop({ log });
});
afterAll(() => shop.close());
beforeEach(async () => {
  lines = [];
  await shop.db.delete(outbox);
  shop.clock.advance(3_600_000);
});

function worldWith(sms: Sender, keepBodies = false): OutboxWorld {
  const repo = createRepos(shop.db).outbox;
  return { outbox: repo, senders: { sms }, keepBodies, clock: shop.clock, log };
}

async function add(body: string, recipient = '0812345678', expiresAt: Date | null = null) {
  const message = { kind: 'sms' as const, recipient, body, expiresAt };
  await createRepos(shop.db).outbox.add(message, shop.clock.now());
}

const rows = () => shop.db.select().from(outbox).orderBy(outbox.id);

describe('the outbox job', () => {
  it('sends each message once with many delivering processes', async () => {
    for (let n = 0; n < 200; n += 1) await add(`message ${String(n)}`);
    // Opens all connections before they compete.
    await Promise.all(Array.from({ length: 10 }, () => shop.db.execute('SELECT pg_sleep(0.02)')));
    const queue = createRepos(shop.db).outbox;
    expect(await queue.countDue(shop.clock.now())).toBe(200);
    const sent: string[] = [];
    const world = worldWith(async ({ body }) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      sent.push(body);
      return 'sent';
    });
    const drain = async () => {
      while ((await deliverOutbox(world)) > 0);
    };
    await Promise.all(Array.from({ length: 8 }, drain));
    expect(sent).toHaveLength(200);
    expect(new Set(sent).size).toBe(200);
    expect(await deliverOutbox(world)).toBe(0);
    expect(await queue.countDue(shop.clock.now())).toBe(0);
  });

  it('deletes the text of a sent message, except in the demo', async () => {
    await add('a secret');
    await deliverOutbox(worldWith(async () => 'sent'));
    await add('a demo');
    await deliverOutbox(worldWith(async () => 'sent', true));
    expect((await rows()).map(({ body }) => body)).toEqual(['', 'a demo']);
  });

  it('retries with growing delays, and logs no message', async () => {
    await requestOtp(shop, '0899999999');
    const tried: DueMessage[] = [];
    const world = worldWith(async (message) => {
      tried.push(message);
      throw new Error('gateway away');
    });
    for (const [waitSeconds, count] of [
      [0, 1],
      [1, 1],
      [1, 2],
      [3, 2],
      [1, 3],
    ] as const) {
      shop.clock.advance(waitSeconds * SECOND);
      await deliverOutbox(world);
      expect(tried).toHaveLength(count);
    }
    expect(lines.join('')).toContain('gateway away');
    expect(lines.join('')).not.toContain('0899999999');
    expect(lines.join('')).not.toContain(tried[0]?.body.slice(0, 6));
  });

  it('does not send an expired password', async () => {
    await requestOtp(shop, randomPhone());
    shop.clock.advance(300 * SECOND);
    expect(await deliverOutbox(worldWith(async () => 'sent'))).toBe(0);
  });

  it('resends messages claimed by a dead process', async () => {
    await add('half sent');
    await createRepos(shop.db).outbox.takeDue(['sms'], 10, 60 * SECOND, shop.clock.now());
    const world = worldWith(async () => 'sent');
    expect(await deliverOutbox(world)).toBe(0);
    shop.clock.advance(60 * SECOND);
    expect(await deliverOutbox(world)).toBe(1);
  });

  it('records the results of the others when one cannot be recorded', async () => {
    await add('first');
    await add('second');
    const world = worldWith(async () => 'sent');
    const [first] = await rows();
    const markSent: OutboxWorld['outbox']['markSent'] = async (id, ...rest) => {
      if (id === first?.id) throw new Error('disk full');
      return world.outbox.markSent(id, ...rest);
    };
    await deliverOutbox({ ...world, outbox: { ...world.outbox, markSent } });
    expect((await rows()).map(({ sentAt }) => sentAt !== null)).toEqual([false, true]);
    expect(lines.join('')).toContain(`"message_id":${String(first?.id)}`);
  });

  it('deletes finished messages', async () => {
    await requestOtp(shop, randomPhone());
    await add('sent');
    await deliverOutbox(worldWith(async () => 'sent'));
    await add('waiting');
    shop.clock.advance(49 * 3_600_000);
    await purgeExpired(shop.db, shop.clock.now(), shop.report);
    expect((await rows()).map(({ body }) => body)).toEqual(['waiting']);
  });
});

describe('the SMS gateway', () => {
  let server: Server;
  let url: string;
  let status = 200;
  const requests: { headers: Record<string, unknown>; body: unknown }[] = [];

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${String(port)}/send`;
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += String(chunk)));
      request.on('end', () => {
        requests.push({ headers: request.headers, body: JSON.parse(text) as unknown });
        response.writeHead(status).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const gateway = () => worldWith(createHttpGateway({ url, token: 'T0KEN', sender: 'ARUN' }));

  it('receives recipient, sender and text', async () => {
    status = 202;
    await add('สวัสดี #123456', '0812345678');
    await deliverOutbox(gateway());
    const [row] = await rows();
    expect(requests.at(-1)).toMatchObject({
      headers: { authorization: 'Bearer T0KEN', 'idempotency-key': `sms-${String(row?.id)}` },
      body: { to: '+66812345678', from: 'ARUN', text: 'สวัสดี #123456' },
    });
    expect(row?.sentAt).not.toBeNull();
  });

  it.each([500, 429, 401])('is retried after %i', async (failure) => {
    status = failure;
    await add('patience');
    await deliverOutbox(gateway());
    status = 200;
    shop.clock.advance(3 * SECOND);
    expect(await deliverOutbox(gateway())).toBe(1);
    expect((await rows())[0]?.sentAt).not.toBeNull();
  });

  it('is not retried when it refuses the message', async () => {
    status = 422;
    await add('to a number that does not exist');
    await deliverOutbox(gateway());
    shop.clock.advance(600 * SECOND);
    expect(await deliverOutbox(gateway())).toBe(0);
    expect((await rows())[0]).toMatchObject({ sentAt: null, body: '' });
  });

  it('is unreachable', async () => {
    await new Promise((resolve) => server.close(resolve));
    await add('hello?');
    await deliverOutbox(gateway());
    expect((await rows())[0]).toMatchObject({ sentAt: null, attempts: 1 });
  });
});
