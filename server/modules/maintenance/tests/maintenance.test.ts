import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maintenanceSchema } from '@/lib/maintenance/contract.ts';
import { createMaintenanceRepo } from '../repo.ts';
import { createLookBehind } from '../rules/look-behind.ts';
import { signIn } from '@/tests/harness/members.ts';
import { signInStaff } from '@/tests/harness/orders.ts';
import { openShop, type Shop } from '@/tests/harness/shop.ts';

describe('maintenance', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('is off by default', async () => {
    const { status, body, headers } = await shop.call('GET', '/maintenance');
    expect(status).toBe(200);
    expect(maintenanceSchema.parse(body)).toEqual({
      is_maintain: false,
      web_image: '/images/maintenance.webp',
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('closes every other call within two seconds, and opens again', async () => {
    const maintenance = createMaintenanceRepo(shop.db);
    await maintenance.set(true);
    shop.clock.advance(2_000);
    expect((await shop.call('GET', '/maintenance')).body['is_maintain']).toBe(true);
    for (const path of ['/categories/web/tree?locale=th', '/products/1', '/me', '/nowhere']) {
      const { status, headers, body } = await shop.call('GET', path);
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('300');
      expect(body['code']).toBe('UNAVAILABLE');
    }
    await maintenance.set(false);
    shop.clock.advance(2_000);
    expect((await shop.call('GET', '/categories/web/tree')).status).toBe(200);
  });

  it('keeps payments in progress and the staff side open', async () => {
    const staff = await signInStaff(shop);
    const member = await signIn(shop);
    const maintenance = createMaintenanceRepo(shop.db);
    await maintenance.set(true);
    shop.clock.advance(2_000);
    const raw = (method: string, path: string, body?: URLSearchParams) =>
      shop.app.fetch(new Request(`http://shop.test/api/v1${path}`, { method, body: body ?? null }));
    expect((await raw('POST', '/payments/webhooks/sandbox')).status).toBe(401);
    expect((await raw('GET', '/payments/no-such-payment/form?return=/cart')).status).toBe(303);
    const returned = new URLSearchParams({ objectId: 'ch-none' });
    expect((await raw('POST', '/payments/return/sandbox', returned)).status).toBe(303);
    const { token } = staff;
    for (const path of ['/api/admin/v1/orders', '/me', '/categories/web/tree']) {
      expect((await shop.call('GET', path, { token })).status).toBe(200);
    }
    expect((await shop.call('POST', '/me/token/refresh')).status).toBe(401);
    expect((await shop.call('POST', '/guest/otp', { body: {} })).status).toBe(422);
    for (const path of ['/me', '/me/orders']) {
      expect((await shop.call('GET', path, { token: member.token })).status).toBe(503);
    }
    for (const path of ['/me/orders/x/payments', '/payments/webhooks/sandbox/more']) {
      expect((await shop.call('POST', path)).status).toBe(503);
    }
    await maintenance.set(false);
  });

  it('is bypassed by a valid signed link', async () => {
    const maintenance = createMaintenanceRepo(shop.db);
    await maintenance.set(true);
    shop.clock.advance(2_000);
    const until = new Date(shop.clock.now().getTime() + 60_000);
    const cookie = `behind_maintenance=${createLookBehind(shop.hasher).issue(until)}`;
    const ask = async (value: string) => {
      const headers = { cookie: value };
      const request = new Request('http://shop.test/api/v1/categories/web/tree', { headers });
      return (await shop.app.fetch(request)).status;
    };
    expect(await ask(cookie)).toBe(200);
    expect(await ask(`${cookie}x`)).toBe(503);
    shop.clock.advance(60_000);
    expect(await ask(cookie)).toBe(503);
    await maintenance.set(false);
  });
});
