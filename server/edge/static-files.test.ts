import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, startFront, toyStorefront } from './front.fixture.ts';
import type { Running } from './front.fixture.ts';

const SCRIPT = 'console.log("x");'.repeat(200);
const READY = brotliCompressSync('made by the build').toString('latin1');
let running: Running;
const toy = toyStorefront((_, response) => {
  response.end('page');
});

beforeEach(async () => {
  running = await startFront({
    next: toy.handler,
    files: {
      '.next/static/chunks/a.js': SCRIPT,
      '.next/static/chunks/app/[id]/b.js': SCRIPT,
      '.next/static/chunks/a.js.br': READY,
      'public/sw.js': SCRIPT,
      'public/images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/films/a.webm': '0123456789',
      'public/large.bin': 'x'.repeat(5 * 1024 * 1024),
    },
  });
});

afterEach(() => running.stop());

describe('static files', () => {
  it('with a hash in their name are immutable, and served as compressed by the build', async () => {
    const { headers, body } = await running.get('/_next/static/chunks/a.js', {
      'accept-encoding': 'br',
    });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
    });
    expect(body.length).toBe(Buffer.from(READY).length);
    const again = await running.get('/_next/static/chunks/a.js');
    expect(again).toMatchObject({ text: SCRIPT, headers: { 'x-cache': 'hit' } });
  });

  it('are found under their encoded name', async () => {
    expect((await running.get('/_next/static/chunks/app/%5Bid%5D/b.js')).text).toBe(SCRIPT);
    expect((await running.get('/_next/static/chunks/app/[id]/b.js')).text).toBe(SCRIPT);
  });

  it('of public/ expire, and scripts at its root are always revalidated', async () => {
    const worker = await running.get('/sw.js');
    expect(worker.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const known = { 'if-none-match': worker.headers.etag ?? '' };
    expect((await running.get('/sw.js', known)).status).toBe(304);
    const picture = await running.get('/images/a.svg');
    expect(picture.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'image/svg+xml',
    });
    expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('are streamed if large', async () => {
    const large = await running.get('/large.bin');
    expect(large.body.length).toBe(5 * 1024 * 1024);
    const head = await ask(running.port, '/large.bin', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers['content-length']).toBe(String(5 * 1024 * 1024));
  });

  it('are served in ranges if films', async () => {
    const whole = await running.get('/films/a.webm');
    expect(whole).toMatchObject({
      status: 200,
      text: '0123456789',
      headers: {
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=3600',
        'content-type': 'video/webm',
      },
    });
    const etag = whole.headers.etag ?? '';
    const part = (range: string, also: Record<string, string> = {}) =>
      running.get('/films/a.webm', { range, ...also });
    expect(await part('bytes=2-4')).toMatchObject({
      status: 206,
      text: '234',
      headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3', etag },
    });
    expect(await part('bytes=-2')).toMatchObject({ status: 206, text: '89' });
    expect(await part('bytes=7-', { 'if-range': etag })).toMatchObject({
      status: 206,
      text: '789',
    });
    expect(await part('bytes=10-')).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */10' },
    });
    for (const whatever of ['bytes=0-1,4-5', 'lines=1-2', 'bytes'])
      expect(await part(whatever), whatever).toMatchObject({ status: 200, text: '0123456789' });
    expect(await part('bytes=2-4', { 'if-range': '"another"' })).toMatchObject({ status: 200 });
    const known = await running.get('/films/a.webm', { 'if-none-match': etag });
    expect(known).toMatchObject({ status: 304, text: '' });
  });

  it('never escape their folders', async () => {
    for (const path of [
      '/_next/static/../server/x',
      '/%2e%2e/package.json',
      '/_next/static/chunks',
    ]) {
      expect((await running.get(path)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await running.get('/_next/static/chunks/a.js.br')).status).toBe(404);
  });
});
