import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, startFront, toyStorefront, type Running } from '../../server/edge/front.fixture.ts';
import { routePattern } from '../../server/http/route-pattern.ts';
import { createECardTokens } from '../../server/modules/e-cards/rules/tokens.ts';
import { operationsOf, type Document } from '../harness/hostile.ts';
import { eventually } from '../harness/eventually.ts';
import { signIn } from '../harness/members.ts';
import { openShop, type Shop } from '../harness/shop.ts';

/** Secrets that a path may contain and the log must not: a token and a number. */
const SECRETS = ['Secret_0123456789-abcdefghijklmnopqrstuvwxyz', '1987654321'];

const { handler: next } = toyStorefront((_, response) => {
  response.end('page');
});
let lines: string[];
let shop: Shop;
let running: Running;

beforeEach(async () => {
  lines = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  shop = await openShop({ log });
  const service = {
    fetch: async (request: Request) => shop.app.fetch(request),
    patternOf: (method: string, path: string) => routePattern(shop.app, method, path),
  };
  running = await startFront({ next, service, log });
});
afterEach(async () => {
  await running.stop();
  await shop.close();
});

const patternsLogged = () =>
  lines.map((line) => {
    const { method, path } = JSON.parse(line) as { method: string; path: string };
    return `${method} ${path}`;
  });

it('logs the route pattern of each call, authenticated or not, without its address', async () => {
  const { token } = await signIn(shop);
  const document = (await shop.call<Document>('GET', '/openapi.json')).body;
  const expected: string[] = [];
  for (const { method, path } of operationsOf(document)) {
    // An event stream ends with its client.
    if (path.endsWith('/events')) continue;
    for (const secret of SECRETS) {
      const address = `${path.replaceAll(/\{\w+\}/g, secret)}?token=${secret}&locale=th`;
      const headers: Record<string, string> =
        secret === SECRETS[0] ? {} : { authorization: `Bearer ${token}` };
      await ask(running.port, address, { method, headers });
      expected.push(`${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);
    }
  }
  await eventually(() => {
    expect(patternsLogged().toSorted()).toEqual(expected.toSorted());
  });
  expect(expected.length).toBeGreaterThan(300);
  for (const secret of SECRETS) expect(lines.join('')).not.toContain(secret);
});

it('logs no address of a failed call either', async () => {
  await shop.db.execute(sql`ALTER TABLE e_cards RENAME TO e_cards_away`);
  const token = createECardTokens(shop.hasher).issue(1);
  await running.get(`/api/v1/e-cards/${token}`);
  await eventually(() => {
    expect(lines).toHaveLength(2);
  });
  expect(lines.join('')).not.toContain(token);
});
