import { describe, expect, it } from 'vitest';
import { DEMO_SECRET } from '../config/secrets.ts';
import { createLookBehind } from '../modules/maintenance/rules/look-behind.ts';
import { createHasher } from '../core/world.ts';
import { html, toyStorefront, useFront } from './front.fixture.ts';

const start = useFront();

describe('maintenance', () => {
  it('answers 503 on every page and neither reads nor fills the cache', async () => {
    let closed = false;
    const toy = toyStorefront((_, response, incoming) => {
      html(response, 200, incoming.headers['x-maintenance'] === '1' ? 'closed' : 'open');
    });
    const { get } = await start({
      next: toy.handler,
      service: { maintenance: () => Promise.resolve(closed) },
    });
    expect((await get('/')).text).toContain('open');
    closed = true;
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    for (const path of ['/', '/th/products/x/abc']) {
      const reply = await get(path);
      expect(reply.status).toBe(503);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.text).toContain('closed');
    }
    closed = false;
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(await get('/')).toMatchObject({ status: 200, headers: { 'x-cache': 'miss' } });
  });

  it('leaves the staff side open', async () => {
    const toy = toyStorefront((_, response, incoming) => {
      html(response, 200, incoming.headers['x-maintenance'] === '1' ? 'closed' : 'open');
    });
    const maintenance = () => Promise.resolve(true);
    const { get } = await start({ next: toy.handler, service: { maintenance } });
    for (const path of ['/staff/orders', '/th/staff/orders/AR1', '/login?return_to=%2Fstaff']) {
      expect(await get(path)).toMatchObject({ status: 200 });
    }
    for (const path of ['/', '/staffing', '/cart']) expect((await get(path)).status).toBe(503);
  });

  it('is bypassed by browsers that followed a signed link only', async () => {
    const toy = toyStorefront((_, response, incoming) => {
      html(response, 200, incoming.headers['x-maintenance'] === '1' ? 'closed' : 'open');
    });
    const maintenance = () => Promise.resolve(true);
    const { get } = await start({ next: toy.handler, service: { maintenance } });
    const links = createLookBehind(createHasher(DEMO_SECRET));
    const pass = links.issue(new Date(Date.now() + 60_000));
    const { status, headers } = await get(`/behind-maintenance/${pass}`);
    expect([status, headers.location]).toEqual([303, '/']);
    const tracked = await get(`/behind-maintenance/${pass}?utm_source=mail`);
    expect(tracked.headers.location).toBe('/?utm_source=mail');
    const [set = ''] = headers['set-cookie'] ?? [];
    expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Expires=/);
    const cookie = set.split(';', 1)[0] ?? '';
    expect(await get('/cart', { cookie })).toMatchObject({ status: 200 });
    const told = await get('/api/ma-api', { cookie });
    expect(JSON.parse(told.text)).toEqual({ is_maintain: false, web_image: '' });
    expect(told.headers['cache-control']).toBe('no-store');
    const old = links.issue(new Date(Date.now() - 1));
    expect((await get('/cart', { cookie: `behind_maintenance=${old}` })).status).toBe(503);
    expect((await get(`/behind-maintenance/${old}`)).headers['set-cookie']).toBeUndefined();
    expect((await get('/cart')).status).toBe(503);
  });
});
