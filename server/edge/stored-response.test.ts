import { createHook } from 'node:async_hooks';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { encodingFor } from './encoding.ts';
import { ask } from './front.fixture.ts';
import { createHttpServer, drain } from './http-server.ts';
import { plainTexts } from './plain-texts.ts';
import { StoredResponse } from './stored-response.ts';

const BROTLI = { 'accept-encoding': 'br' };
const GZIP = { 'accept-encoding': 'gzip' };
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Runs steps only once this many have come: connections may be slower than a decompression. */
function gate() {
  const waiting: (() => void)[] = [];
  const all = { size: 1 };
  const pass = (step: () => void) => {
    waiting.push(step);
    if (waiting.length === all.size) for (const one of waiting.splice(0)) one();
  };
  return { all, pass };
}

/** Serves a fresh, unrequested document on a port of its own. */
async function serve(text: string, type = 'text/html; charset=utf-8', { pass } = gate()) {
  const body = Buffer.from(text);
  const stored = new StoredResponse({ status: 200, type, headers: ['vary', 'x'], body });
  const server = createHttpServer((request, response) => {
    const encoding = encodingFor(request.headers['accept-encoding']);
    pass(() => {
      stored.send({ request, response, id: 'id', route: 'page' }, encoding, 'hit');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  stops.push(() => drain(server, 1_000, 0));
  const { port } = server.address() as AddressInfo;
  return (headers = {}, method = 'GET') => ask(port, '/', { method, headers });
}

/** Counts compressions and decompressions started by the work. */
async function countZlib(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ZLIB') count += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return count;
}

const textOf = (name: string) => `${name} ${'ยาและความงาม '.repeat(8_000)}`;

it('concurrent clients without compression share one decompression and its text', async () => {
  const text = textOf('crowd');
  const crowds = gate();
  const get = await serve(text, undefined, crowds);
  await get(BROTLI);
  crowds.all.size = 20;
  const crowd = async () => {
    const answers = await Promise.all(Array.from({ length: crowds.all.size }, () => get()));
    for (const answer of answers) expect(answer.text).toBe(text);
  };
  expect(await countZlib(crowd)).toBe(1);
  expect(await countZlib(crowd)).toBe(0);
});

it('HEAD and 304 need no body', async () => {
  const text = textOf('head');
  const get = await serve(text);
  const { headers } = await get(BROTLI);
  const quiet = await countZlib(async () => {
    for (let time = 0; time < 3; time += 1) {
      const head = await get({}, 'HEAD');
      expect(head).toMatchObject({ status: 200, text: '' });
      expect(head.headers['content-length']).toBe(String(Buffer.byteLength(text)));
      const known = { 'if-none-match': head.headers.etag ?? '' };
      expect(await get(known)).toMatchObject({ status: 304, text: '' });
      expect(await get(known, 'HEAD')).toMatchObject({ status: 304, text: '' });
      const compressed = { ...BROTLI, 'if-none-match': headers.etag ?? '' };
      expect(await get(compressed)).toMatchObject({ status: 304, text: '' });
    }
  });
  expect(quiet).toBe(0);
});

it('a gzip ETag is confirmed before that copy exists here', async () => {
  const text = textOf('restart');
  const first = await serve(text);
  const { headers, body } = await first(GZIP);
  expect(gunzipSync(body).toString()).toBe(text);
  const restarted = await serve(text);
  const confirm = () => restarted({ ...GZIP, 'if-none-match': headers.etag ?? '' });
  expect(await countZlib(async () => expect((await confirm()).status).toBe(304))).toBe(0);
});

it('a gzip copy is made once, from the cached plain text', async () => {
  const text = textOf('gzip');
  const get = await serve(text);
  expect(brotliDecompressSync((await get(BROTLI)).body).toString()).toBe(text);
  const crowd = async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(GZIP)));
    for (const { body } of answers) expect(gunzipSync(body).toString()).toBe(text);
  };
  const work = async () => {
    for (let time = 0; time < 3; time += 1) expect((await get()).text).toBe(text);
  };
  // Two uses before the text is worth keeping.
  expect(await countZlib(work)).toBe(2);
  // Minus five decompressions by the test itself.
  expect((await countZlib(crowd)) - 5).toBe(1);
  expect((await countZlib(crowd)) - 5).toBe(0);
});

it('plain texts of pages read once are not kept, nor beyond the limit', async () => {
  const before = plainTexts.bytes();
  for (let page = 0; page < 5; page += 1) {
    const get = await serve(textOf(`once ${String(page)}`));
    await get(BROTLI);
    await get();
  }
  expect(plainTexts.bytes()).toBe(before);
  for (let page = 0; page < 60; page += 1) {
    const get = await serve(textOf(`twice ${String(page)}`));
    await get(BROTLI);
    await get();
    await get();
    expect(plainTexts.bytes()).toBeGreaterThan(before);
  }
  expect(plainTexts.bytes()).toBeLessThanOrEqual(plainTexts.maxBytes);
});

it('data keeps its plain text', async () => {
  const text = JSON.stringify({ name: textOf('data') });
  const get = await serve(text, 'application/json');
  await get(BROTLI);
  expect(await countZlib(async () => expect((await get()).text).toBe(text))).toBe(0);
});
