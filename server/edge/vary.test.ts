import { describe, expect, it } from 'vitest';
import { ask, html, toyStorefront, useFront } from './front.fixture.ts';

const start = useFront();

const LONG = 'ยา '.repeat(2_000);
const toy = toyStorefront((url, response) => {
  if (url.pathname === '/_next/image') {
    response.setHeader('content-type', 'image/webp');
    response.setHeader('cache-control', 'public, max-age=60');
    response.end(Buffer.alloc(2_000));
  } else html(response, 200, LONG);
});
const PUBLIC = { 'cache-control': 'public, s-maxage=60' };
const service = {
  fetch: async (request: Request) => {
    if (request.method === 'HEAD') {
      return new Response(null, { headers: { ...PUBLIC, 'content-type': 'application/json' } });
    }
    const text = request.url.includes('short') ? 'x' : LONG;
    return Response.json(text, { headers: PUBLIC });
  },
};

const ENCODINGS = ['br', 'gzip', 'identity', 'gzip;q=0', undefined];

describe('every cacheable answer', () => {
  it.each([
    ['/', /^Accept-Encoding, RSC$/],
    ['/th/brands/5?page=2', /^Accept-Encoding, RSC$/],
    ['/no/such/page/at/all', /^Accept-Encoding, RSC$/],
    ['/file.svg', /^Accept-Encoding$/],
    ['/api/v1/products/web', /^Accept-Encoding$/],
    ['/api/v1/short', /^Accept-Encoding$/],
    ['/_next/image?url=%2Fa.webp&w=64&q=75', /^Accept$/],
  ])('has the right Vary: %s', async (path, vary) => {
    const files = { 'public/file.svg': `<svg>${LONG}</svg>` };
    const { port } = await start({ next: toy.handler, service, files });
    for (const encoding of ENCODINGS) {
      const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {};
      for (const method of ['GET', 'HEAD', 'GET']) {
        const reply = await ask(port, path, { method, headers });
        expect([encoding, method, reply.headers.vary]).toEqual([
          encoding,
          method,
          expect.stringMatching(vary),
        ]);
        expect(reply.headers['cache-control']).toMatch(/^public/);
        const { etag } = reply.headers;
        const again = { ...headers, 'if-none-match': etag ?? '*' };
        const same = etag === undefined ? reply : await ask(port, path, { headers: again });
        expect(same.headers.vary).toMatch(vary);
      }
    }
  });
});
