import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { html, toyStorefront, useFront } from './front.fixture.ts';

const start = useFront();

const LONG = 'ยา '.repeat(2_000);

describe('compressed pages', () => {
  it('are rendered once, then served from memory in every encoding', async () => {
    const toy = toyStorefront((_, response) => {
      html(response, 200, LONG);
    });
    const { get } = await start({ next: toy.handler });
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    const refused = await get('/', { 'accept-encoding': 'br;q=0' });
    expect(toy.seen).toHaveLength(1);
    expect([plain, br, gzip, refused].map(({ headers }) => headers['x-cache'])).toEqual([
      'miss',
      'hit',
      'hit',
      'hit',
    ]);
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    // Decompressed from the brotli copy; the plain text is not stored.
    expect(refused.body).toEqual(plain.body);
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(br.headers['content-length']).toBe(String(br.body.length));
    expect(br.headers.vary).toContain('Accept-Encoding');
  });

  it('reach concurrent clients compressed and with their own request ids', async () => {
    const toy = toyStorefront((_, response) => {
      html(response, 200, LONG);
    });
    const { get } = await start({ next: toy.handler });
    const ids = ['one', 'two', 'three', 'four'];
    const answers = await Promise.all(
      ids.map((id) => get('/', { 'accept-encoding': 'br', 'x-request-id': id })),
    );
    expect(toy.seen).toHaveLength(1);
    expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual(ids);
    for (const { headers, body } of answers) {
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body).toString()).toContain(LONG);
    }
  });
});
