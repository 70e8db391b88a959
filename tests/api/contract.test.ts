import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runContract } from '../../scripts/contract/run.ts';
import { seedDatabase } from '../../demo/seed/load.ts';
import { DEMO_MEMBERS } from '../../demo/seed/demo-members.ts';
import { signIn } from '../harness/members.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface Node {
  readonly type?: string;
  readonly additionalProperties?: unknown;
  readonly [key: string]: unknown;
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: {
              readonly content?: Readonly<Record<string, { readonly schema: Node }>>;
            };
          }
        >
      >
    >
  >;
}

/** Whether any nested object accepts unknown fields; records declare the type of theirs. */
function takesMore(node: Node): boolean {
  const below = Object.values(node).filter(
    (one): one is Node => typeof one === 'object' && one !== null,
  );
  const isOpen = node.type === 'object' && node.additionalProperties === undefined;
  return isOpen || below.some(takesMore);
}

describe('the contract run', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await seedDatabase(shop.db, { products: 200, now: shop.clock.now(), people: true });
  });
  afterAll(() => shop.close());

  it('passes on our own service, for guests and for a member', async () => {
    const lines: string[] = [];
    // The first demo member has orders and notifications.
    const { token } = await signIn(shop, DEMO_MEMBERS[0]?.phone);
    const { passed, failed } = await runContract({
      base: 'http://shop.test/api/v1/',
      token,
      fetch: (request) => Promise.resolve(shop.app.fetch(request)),
      say: (line) => lines.push(line),
    });
    expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([]);
    expect(failed).toBe(0);
    expect(passed).toBeGreaterThan(50);
    expect(lines.at(-1)).toBe(`${String(passed)} passed, 0 failed`);
  });

  it('rejects unknown fields in a body', async () => {
    const { paths } = (await shop.call<Document>('GET', '/openapi.json')).body;
    const bodies = Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, { requestBody }]) => ({
        call: `${method} ${path}`,
        schema: requestBody?.content?.['application/json']?.schema,
      })),
    );
    expect(bodies.filter(({ schema }) => schema).length).toBeGreaterThan(50);
    const open = bodies.filter(({ schema }) => schema && takesMore(schema)).map(({ call }) => call);
    expect(open).toEqual([]);
  });

  it('fails on a service with different answers', async () => {
    const lines: string[] = [];
    const { passed, failed } = await runContract({
      base: 'http://shop.test',
      fetch: () => Promise.resolve(Response.json({ entities: 'none' })),
      say: (line) => lines.push(line),
    });
    expect(passed).toBe(0);
    expect(failed).toBeGreaterThan(20);
    expect(lines[0]).toMatch(/^FAIL GET \/maintenance 200 \(\d+ ms\) - is_maintain: /);
  });

  it('reports an unreachable service', async () => {
    const { passed } = await runContract({
      base: 'http://shop.test',
      fetch: () => Promise.reject(new Error('connection refused')),
      say: () => undefined,
    });
    expect(passed).toBe(0);
  });
});
