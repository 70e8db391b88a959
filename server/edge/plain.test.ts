import { describe, expect, it } from 'vitest';
import { CACHED, html, toyStorefront, useFront } from './front.fixture.ts';

const startFront = useFront();
const tricks = new Set<never>();

describe('without tricks', () => {
  it('documents and their Link header stay as Next writes them, and are cached', async () => {
    const document =
      '<html><head><link rel="preload" as="font" href="/a.woff2"/><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head><body><script src="/_next/static/chunks/main.js" async=""></script></body></html>';
    const link = '</_next/static/chunks/a.css>; rel=preload; as="style"';
    const { handler } = toyStorefront((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', CACHED);
      response.setHeader('link', link);
      response.end(document);
    });
    const { get } = await startFront({ next: handler, tricks });
    const [first, again] = [await get('/'), await get('/')];
    expect(first.text).toBe(document);
    expect(first.headers.link).toBe(link);
    expect(first.headers.vary).toBe('Accept-Encoding, RSC');
    expect(again.headers['x-cache']).toBe('hit');
  });

  it('requests of the router reach Next with their state, and their answers no other client', async () => {
    const toy = toyStorefront((_, response, { headers }) => {
      response.setHeader('content-type', 'text/x-component');
      response.setHeader('vary', 'rsc, next-router-state-tree');
      response.end(String(headers['next-router-state-tree']));
    });
    const { get } = await startFront({ next: toy.handler, tricks });
    for (const state of ['one', 'two']) {
      const headers = { rsc: '1', 'next-router-state-tree': state, cookie: 'a=b', 'x-other': 'c' };
      const { text, headers: answered } = await get('/cart?_rsc=1a%20b&utm_id=2', headers);
      expect(text).toBe(state);
      expect(answered['x-cache']).toBe('pass');
      expect(answered['cache-control']).toMatch(/^private/);
      expect(answered.vary).toBe('Accept-Encoding, rsc, next-router-state-tree');
      const seen = toy.seen.at(-1);
      expect(seen?.url).toBe('/cart?_rsc=1a+b');
      expect(seen?.headers).not.toHaveProperty('cookie');
      expect(seen?.headers).not.toHaveProperty('x-other');
    }
  });

  it('an unknown id has no payload', async () => {
    const toy = toyStorefront((_, response) => html(response, 200, 'page'));
    const service = { fetch: () => Promise.resolve(Response.json({}, { status: 404 })) };
    const { get } = await startFront({ next: toy.handler, service, tricks });
    const { status } = await get('/products/none/99', { rsc: '1' });
    expect(status).toBe(204);
  });

  it('a page rendered while the service is away is the 503 page', async () => {
    const toy = toyStorefront((url, response) => {
      globalThis.__shopAwayAt = performance.now();
      html(response, url.pathname === '/503' ? 503 : 200, 'page');
    });
    const { get } = await startFront({ next: toy.handler, tricks });
    const { status } = await get('/');
    globalThis.__shopAwayAt = undefined;
    expect(status).toBe(503);
  });
});
