import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runContract } from '../../scripts/contract/run.ts';
import { seedDatabase } from '../../server/demo/seed/load.ts';
import { DEMO_MEMBERS } from '../../server/demo/seed/demo-members.ts';
import { signIn } from '../harness/members.ts';
import { openShop, type Shop } from '../harness/shop.ts';

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

  it('fails on a service that answers something else', async () => {
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

  it('reports a service that is not there', async () => {
    const { passed } = await runContract({
      base: 'http://shop.test',
      fetch: () => Promise.reject(new Error('connection refused')),
      say: () => undefined,
    });
    expect(passed).toBe(0);
  });
});
