import { describe, expect, it } from 'vitest';
import { CACHED, ask, html, toyStorefront, useFront } from './front.fixture.ts';
import { eventually } from '../../tests/harness/eventually.ts';
import { PageCache } from './page-cache.ts';

const start = useFront();

const LONG = 'ยา '.repeat(2_000);

describe('pages', () => {
  it('carry the security headers and a policy with the hashes of their scripts', async () => {
    const toy = toyStorefront((_, response) => {
      html(response, 200, 'x');
    });
    const { get } = await start({ next: toy.handler });
    for (const path of ['/', '/', '/unknown/../x', '/healthz']) {
      const { headers } = await get(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    }
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
  });

  it('never receive cookies, credentials or other client headers', async () => {
    const toy = toyStorefront((_, response) => {
      response.setHeader('set-cookie', 'a=b');
      html(response, 200, 'x');
    });
    const { get } = await start({ next: toy.handler });
    const { headers } = await get('/', {
      cookie: 'preferred_locale=th; BOOTSSESSIONID1=1',
      authorization: 'Bearer secret',
      'x-forwarded-host': 'evil.example',
      'x-maintenance': '1',
      'x-internal-key': 'key',
      'accept-language': 'th',
    });
    expect(Object.keys(toy.seen[0]?.headers ?? {}).sort()).toEqual([
      'host',
      'user-agent',
      'x-request-id',
    ]);
    expect(toy.seen[0]?.headers.host).toBe('localhost');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['/robots.txt', 'private', 200, 'private, max-age=60'],
    ['/robots.txt', 'no-store', 200, 'no-store'],
    ['/robots.txt', 'without s-maxage', 200, 'public, max-age=60'],
    ['/', 'an error', 500, CACHED],
    ['/', 'a redirect', 307, CACHED],
    ['/preview/pass', 'a page that the table marks uncacheable', 200, CACHED],
  ])('are not kept: %s, %s', async (path, _, status, cacheControl) => {
    const toy = toyStorefront((_page, response) => {
      html(response, status, 'x', cacheControl);
    });
    const { get } = await start({ next: toy.handler });
    const { headers, status: answered } = await get(path);
    expect(answered).toBe(status);
    expect(headers['cache-control']).not.toContain('s-maxage');
    await get(path);
    expect(toy.seen).toHaveLength(2);
  });

  it('are cached here and by a CDN, though not by Next', async () => {
    const toy = toyStorefront((_, response) => {
      html(response, 200, 'x', 'private, no-cache, no-store, max-age=0, must-revalidate');
    });
    const { get } = await start({ next: toy.handler });
    const { headers } = await get('/products/x/1');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=20',
    );
    expect((await get('/products/x/1')).headers['x-cache']).toBe('hit');
  });

  it('that set a cookie are not kept', async () => {
    const toy = toyStorefront((_, response) => {
      response.setHeader('set-cookie', 'a=b');
      html(response, 200, 'x');
    });
    const { get } = await start({ next: toy.handler });
    await get('/');
    await get('/');
    expect(toy.seen).toHaveLength(2);
  });

  it('answer 304 to a known ETag and nothing but headers to HEAD', async () => {
    const toy = toyStorefront((_, response) => {
      html(response, 200, LONG);
    });
    const { get, port } = await start({ next: toy.handler });
    const { headers } = await get('/', { 'accept-encoding': 'br' });
    const same = await get('/', {
      'accept-encoding': 'br',
      'if-none-match': `W/${headers.etag ?? ''}`,
    });
    expect(same).toMatchObject({ status: 304, text: '' });
    expect((await get('/', { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
    const head = await ask(port, '/', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(1_000);
  });

  it('share one rendering', async () => {
    const toy = toyStorefront(async (_, response) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      html(response, 200, 'x');
    });
    const { get } = await start({ next: toy.handler });
    const replies = await Promise.all(Array.from({ length: 30 }, () => get('/')));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(toy.seen).toHaveLength(1);
  });

  it('ignore tracking parameters; ?source= is noindex', async () => {
    const toy = toyStorefront((_, response) => {
      html(response, 200, 'x');
    });
    const { get } = await start({ next: toy.handler });
    await get('/cart');
    const sourced = await get('/cart?source=mobile');
    const tracked = await get('/cart?utm_source=x&fbclid=1');
    await get('/brands/525?page=2&gclid=1');
    expect(toy.seen.map(({ url }) => url)).toEqual(['/cart', '/brands/525?page=2']);
    expect(sourced.headers['x-robots-tag']).toBe('noindex');
    expect(tracked.headers['x-robots-tag']).toBeUndefined();
  });

  it('distinguish router payloads but not router states', async () => {
    const toy = toyStorefront((_, response, incoming) => {
      response.setHeader('content-type', 'text/x-component');
      response.setHeader('cache-control', CACHED);
      response.end(`payload ${String(incoming.headers['next-router-segment-prefetch'])}`);
    });
    const { get } = await start({ next: toy.handler });
    const one = { rsc: '1', 'next-router-state-tree': 'one' };
    const two = { rsc: '1', 'next-router-state-tree': 'two', 'next-url': '/x' };
    const tree = {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
    };
    await get('/cart?_rsc=1', one);
    const again = await get('/cart?_rsc=2', two);
    const segment = await get('/cart?_rsc=3', tree);
    expect(again.headers['x-cache']).toBe('hit');
    expect(again.headers['cache-control']).toBe('private, no-cache');
    expect(segment.text).toBe('payload /_tree');
    expect(toy.seen[0]?.url).toBe('/cart?_rsc=');
    expect(toy.seen[1]?.url).toMatch(/^\/cart\?_rsc=[\w-]{16}$/);
    expect(toy.seen[0]?.headers['next-router-state-tree']).toBeUndefined();
  });

  it('show a changed product at once and serve everything else stale', async () => {
    let price = 10;
    const toy = toyStorefront((_, response) => {
      html(response, 200, `price ${price}`);
    });
    const { get, front } = await start({ next: toy.handler });
    for (const path of ['/', '/products/x/1', '/th/products/x/1', '/products/x/11'])
      await get(path);
    price = 11;
    await front.invalidate(['product:1', 'catalog']);
    expect((await get('/products/x/1')).text).toContain('price 11');
    expect((await get('/th/products/x/1')).text).toContain('price 11');
    expect((await get('/')).headers['x-cache']).toBe('stale');
    expect((await get('/products/x/11')).headers['x-cache']).toBe('stale');
    await eventually(async () => {
      expect((await get('/')).text).toContain('price 11');
    });
  });

  it('answer 503 with a page when the storefront breaks', async () => {
    const toy = toyStorefront(() => Promise.reject(new Error('broken')));
    const { get } = await start({ next: toy.handler });
    const { status, headers, text } = await get('/th/cart');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(text).toContain('กลับไปหน้าแรก');
  });

  it.each([
    ['http://localhost:3000/x?y=1', '/x?y=1'],
    ['http://localhost:3000//example.com', '/'],
    ['http://localhost:3000/.//example.com', '/'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ])('redirect %s to %s', async (from, to) => {
    const toy = toyStorefront((_, response) => {
      response.writeHead(308, { location: from });
      response.end();
    });
    const { get } = await start({ next: toy.handler });
    expect(await get('/products/other-name/1')).toMatchObject({
      status: 301,
      headers: { location: to },
    });
  });

  it('read the sign-in marker on /login only', async () => {
    const toy = toyStorefront((_, response, incoming) => {
      if (incoming.headers.cookie) {
        response.writeHead(307, { location: 'http://localhost:3000/' });
        response.end();
      } else html(response, 200, 'login');
    });
    const { get } = await start({ next: toy.handler });
    const cookie = 'other=1; BOOTSSESSIONID_7=secret; preferred_locale=en';
    expect((await get('/login')).status).toBe(200);
    expect(await get('/login', { cookie })).toMatchObject({
      status: 307,
      headers: { location: '/' },
    });
    expect((await get('/login')).headers['x-cache']).toBe('hit');
    expect((await get('/cart', { cookie })).status).toBe(200);
    expect(toy.seen[1]?.headers.cookie).toBe('BOOTSSESSIONID_7=1');
  });
});

describe('made-up addresses', () => {
  it('add no cache entries', async () => {
    const toy = toyStorefront((_, response) => {
      html(response, 200, 'x');
    });
    const { get } = await start({ next: toy.handler });
    for (const path of [
      '/brands/5?brand=2&brand=1&page=2',
      '/brands/5?page=2&brand=1&brand=2',
      '/brands/5?page=2&junk=1&brand=1&brand=2&more[]=2',
      '/brands/5?p%61ge=2&brand=%31&brand=2',
    ]) {
      expect((await get(path)).text).toContain('x');
    }
    expect(await get('/br%61nds/5?page=2')).toMatchObject({
      status: 301,
      headers: { location: '/brands/5?page=2' },
    });
    await get('/login?return_to=%2Fa');
    await get('/login?return_to=%2Fb&junk=1');
    expect(toy.seen.map(({ url }) => url)).toEqual([
      '/brands/5?brand=1&brand=2&page=2',
      '/login?return_to=%2Fa',
      '/login?return_to=%2Fb',
    ]);
    expect((await get('/metrics')).text).toMatch(/^shop_page_cache_entries 1$/m);
  });

  it('never evict common pages', async () => {
    const cache = new PageCache({ plain: 100_000, queried: 100_000 });
    const answer = { status: 200, type: 'text/html', headers: [], body: Buffer.alloc(10_000) };
    const load = (key: string) =>
      cache.of(key).load(key, async () => ({ answer, ttl: { fresh: 1e6, stale: 0 } }));
    await load('/');
    for (let page = 1; page <= 100; page += 1) await load(`/brands/5?page=${String(page)}`);
    expect(cache.of('/').lookup('/')?.state).toBe('hit');
    expect(cache.bytes).toBeLessThan(200_000);
  });
});

describe('pictures', () => {
  it('are encoded once for equivalent requests, two at a time', async () => {
    let running = 0;
    let most = 0;
    const toy = toyStorefront(async (_, response) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      response.setHeader('content-type', 'image/webp');
      response.end('picture');
    });
    const { get } = await start({ next: toy.handler });
    const path = '/_next/image?url=%2Fmedia%2Fa.webp&w=64&q=75';
    for (const variant of ['', '&junk=1', '&w=128', '&url=%2Fb.webp']) {
      expect((await get(path + variant)).status).toBe(200);
    }
    expect(toy.seen.map(({ url }) => url)).toEqual([path]);
    const names = Array.from({ length: 20 }, (_, n) => `/_next/image?url=%2F${n}.webp&w=64&q=75`);
    await Promise.all(names.map((name) => get(name)));
    expect(toy.seen).toHaveLength(21);
    expect(most).toBeLessThanOrEqual(2);
    expect((await get('/_next/image?w=64&q=75')).status).toBe(400);
  });
});

describe('unknown pages', () => {
  const missing = () =>
    toyStorefront((_, response) => {
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', CACHED);
      response.end('');
    });

  it('share one complete page per language', async () => {
    const toy = missing();
    const { get } = await start({ next: toy.handler });
    const english = await get('/products/x/999');
    const thai = await get('/th/products/x/999');
    expect(english).toMatchObject({ status: 404, headers: { 'x-robots-tag': 'noindex' } });
    expect(english.text).toContain('nothing here en');
    expect(thai.text).toContain('nothing here th');
    expect((await get('/nope')).text).toBe(english.text);
  });

  it('have no payload for the router, which opens the document', async () => {
    const { get } = await start({ next: missing().handler });
    const payload = await get('/products/x/999?_rsc=1', { rsc: '1' });
    expect(payload).toMatchObject({ status: 204, text: '' });
  });

  it('with implausible ids never reach Next', async () => {
    const toy = missing();
    const { get } = await start({ next: toy.handler });
    for (const path of ['/products/x/abc', '/th/categories/x', '/brands/9999999999']) {
      expect((await get(path)).status).toBe(404);
    }
    expect(toy.seen.every(({ url }) => url.endsWith('/not-found-page'))).toBe(true);
  });

  it('are remembered briefly, and checked again after a change', async () => {
    let there = false;
    const toy = toyStorefront((_, response) => {
      if (there) html(response, 200, 'here');
      else {
        response.writeHead(404, { 'content-type': 'text/html' });
        response.end();
      }
    });
    const { get, front } = await start({ next: toy.handler });
    await get('/products/x/12');
    await get('/products/x/12');
    expect(toy.seen.filter(({ url }) => url === '/products/x/12')).toHaveLength(1);
    there = true;
    await front.invalidate(['product:12']);
    expect((await get('/products/x/12')).text).toContain('here');
  });

  it('do not reach Next when the service does not know the id', async () => {
    const toy = missing();
    const fetch = () => Promise.resolve(new Response(null, { status: 404 }));
    const { get } = await start({ next: toy.handler, service: { fetch } });
    expect((await get('/products/x/12')).status).toBe(404);
    expect(toy.seen.every(({ url }) => url.endsWith('/not-found-page'))).toBe(true);
  });

  it('hide internal paths', async () => {
    const toy = missing();
    const { get } = await start({ next: toy.handler });
    expect((await get('/internal/revalidate', { 'x-internal-key': 'key' })).status).toBe(404);
    expect(toy.seen.some(({ url }) => url.startsWith('/internal'))).toBe(false);
    expect((await get('/_next/static/nothing.js')).headers['cache-control']).toBe('no-store');
  });

  it('do not grow memory over ten thousand requests', async () => {
    const toy = missing();
    const { get } = await start({ next: toy.handler });
    const ids = Array.from({ length: 10_000 }, (_, index) => 1_000 + index);
    const metric = async (name: string) =>
      Number(new RegExp(`^${name} (\\d+)$`, 'm').exec((await get('/metrics')).text)?.[1]);
    for (let index = 0; index < ids.length; index += 100) {
      await Promise.all(ids.slice(index, index + 100).map((id) => get(`/products/x/${id}`)));
      toy.seen.length = 0;
    }
    expect(await metric('shop_page_cache_entries')).toBe(0);
    expect(await metric('shop_page_cache_bytes')).toBe(0);
  });
});
