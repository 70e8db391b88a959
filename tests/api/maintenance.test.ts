import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maintenanceSchema } from '../../lib/api/contract/maintenance.ts';
import { createMaintenanceRepo } from '../../server/db/repos/maintenance.ts';
import { openShop, type Shop } from '../harness/shop.ts';

describe('maintenance', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('is off where nothing was set', async () => {
    const { status, body, headers } = await shop.call('GET', '/maintenance');
    expect(status).toBe(200);
    expect(maintenanceSchema.parse(body)).toEqual({
      is_maintain: false,
      web_image: '/images/maintenance.webp',
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('closes every call but its own within two seconds, and opens again', async () => {
    const maintenance = createMaintenanceRepo(shop.db);
    await maintenance.set(true);
    shop.clock.advance(2_000);
    expect((await shop.call('GET', '/maintenance')).body['is_maintain']).toBe(true);
    for (const path of ['/categories/web/tree?locale=th', '/products/1', '/me', '/nowhere']) {
      const { status, headers, body } = await shop.call('GET', path);
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toMatch(/^\d+$/);
      expect(body['code']).toBe('UNAVAILABLE');
    }
    await maintenance.set(false);
    shop.clock.advance(2_000);
    expect((await shop.call('GET', '/categories/web/tree')).status).toBe(200);
  });
});
