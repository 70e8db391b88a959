import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CACHED, toyStorefront, useFront } from './front.fixture.ts';
import type { Running } from './front.fixture.ts';

const SHEETS = ['/_next/static/chunks/a-1.css', '/_next/static/chunks/b-2.css'];
const LINKS = SHEETS.map(
  (sheet) => `<link rel="stylesheet" href="${sheet}" data-precedence="next"/>`,
).join('');
const OFF = LINKS.replaceAll('<link ', '<link disabled="" ');
const TITLE = '<title>อรุณ · ฿</title>';
const FILLING = '<p>words</p>'.repeat(100);

const startFront = useFront();

function start(): Promise<Running> {
  const { handler } = toyStorefront((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', CACHED);
    response.end(`<html><head>${TITLE}${LINKS}</head><body>${FILLING}</body></html>`);
  });
  return startFront({
    next: handler,
    files: {
      '.next/static/chunks/a-1.css': 'p{background:url(../media/dots.svg)}',
      '.next/static/chunks/b-2.css': 'p{color:red}p::after{content:"→"}',
    },
  });
}

describe('styles of a page', () => {
  it('are inlined in order with absolute addresses, and their links are disabled', async () => {
    const { get } = await start();
    for (const state of ['miss', 'hit']) {
      const { headers, text } = await get('/');
      expect(headers['x-cache']).toBe(state);
      expect(text).toContain(
        `<head>${TITLE}<style>p{background:url(/_next/static/media/dots.svg)}p{color:red}p::after{content:"→"}</style>${OFF}</head>`,
      );
      expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
    }
  });

  it('are in the compressed copies too', async () => {
    const { get } = await start();
    const { body, headers } = await get('/', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    const { text } = await get('/');
    expect(gunzipSync(body).toString()).toBe(text);
  });
});
