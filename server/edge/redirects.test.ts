import { describe, expect, it } from 'vitest';
import { ask, html, toyStorefront, useFront } from './front.fixture.ts';
import { withQuery } from './redirects.ts';

const start = useFront();

describe('the query behind an address', () => {
  it.each([
    ['/a', '?b=1', '/a?b=1'],
    ['/a', '', '/a'],
    ['/a?c=2', '?b=1', '/a?c=2&b=1'],
    ['/a#part', '?b=1', '/a?b=1#part'],
    ['/', '?b', '/?b'],
    ['https://elsewhere.example/', '?b=1', 'https://elsewhere.example/'],
    ['//elsewhere.example', '?b=1', '//elsewhere.example'],
  ])('%s and %s: %s', (location, query, expected) => {
    expect(withQuery(location, query)).toBe(expected);
  });
});

/** Queries are kept verbatim; characters invalid in headers are encoded. */
const QUERIES = [
  ['?utm_source=line&gclid=1', '?utm_source=line&gclid=1'],
  ['?a=%E0%B8%A2&b=%zz&&c', '?a=%E0%B8%A2&b=%zz&&c'],
  ['?page=2&unknown=1+2%20', '?page=2&unknown=1+2%20'],
  ['?next=https://evil.example//x', '?next=https://evil.example//x'],
  ['?a=%0d%0aset-cookie:b', '?a=%0d%0aset-cookie:b'],
  ['?', '?'],
  ['', ''],
] as const;

describe('a redirect', () => {
  const moving = toyStorefront((url, response) => {
    if (url.pathname.includes('old-name')) {
      response.writeHead(308, { location: 'http://localhost:3000/products/new-name/956' });
      response.end();
    } else if (url.pathname.endsWith('/login')) {
      response.writeHead(307, { location: 'http://localhost:3000/' });
      response.end();
    } else html(response, 200, 'x');
  });

  it.each([
    ['/products/old-name/956', 301, '/products/new-name/956'],
    ['/products/new%2Dname/956', 301, '/products/new-name/956'],
    ['/brands/5/', 301, '/brands/5'],
    ['//brands//5', 301, '/brands/5'],
    ['/en/brands/5', 301, '/brands/5'],
    ['/login', 307, '/'],
  ])('of %s keeps the visitor’s query', async (path, status, location) => {
    const { port } = await start({ next: moving.handler });
    const headers = { cookie: 'BOOTSSESSIONID=1' };
    for (const [sent, carried] of QUERIES) {
      for (const method of ['GET', 'HEAD']) {
        const reply = await ask(port, path + sent, { method, headers });
        expect([reply.status, reply.headers.location]).toEqual([status, location + carried]);
        expect(reply.headers['cache-control']).toMatch(/no-store/);
        expect(reply.headers['set-cookie']).toBeUndefined();
      }
    }
  });

  it('shared by concurrent requests keeps each one’s query', async () => {
    const slow = toyStorefront(async (_, response) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      response.writeHead(308, { location: '/products/new-name/956', 'cache-control': 'public' });
      response.end();
    });
    const { get } = await start({ next: slow.handler });
    const ids = Array.from({ length: 10 }, (_, id) => String(id));
    const replies = await Promise.all(ids.map((id) => get(`/products/old-name/956?gclid=${id}`)));
    expect(replies.map(({ headers }) => headers.location)).toEqual(
      ids.map((id) => `/products/new-name/956?gclid=${id}`),
    );
    expect(slow.seen.map(({ url }) => url)).toEqual(['/products/old-name/956']);
  });

  it('to another origin drops the query', async () => {
    const leaving = toyStorefront((_, response) => {
      response.writeHead(307, { location: 'https://elsewhere.example/' });
      response.end();
    });
    const { get } = await start({ next: leaving.handler });
    const { headers } = await get('/products/x/1?token=secret');
    expect(headers.location).toBe('https://elsewhere.example/');
  });
});
