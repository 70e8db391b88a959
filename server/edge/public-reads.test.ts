import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFront, toyStorefront, type Running } from './front.fixture.ts';
import { keepPublicReads } from './public-reads.ts';

const CACHED = { headers: { 'cache-control': 'public, s-maxage=60' } };
const LIST = '/api/v1/products?page=1';

/** A service whose answers contain their sequence number. */
function toyService(init: ResponseInit = CACHED) {
  let answers = 0;
  const state: { closed: boolean; change: () => void } = { closed: false, change: () => undefined };
  const inner = {
    fetch: vi.fn(async ({ url }: Request) => {
      answers += 1;
      return Response.json(
        { url, nth: answers, text: 'long enough to compress '.repeat(80) },
        init,
      );
    }),
    maintenance: () => Promise.resolve(state.closed),
    onChange: (listener: () => void) => {
      state.change = listener;
    },
    readings: [],
  };
  const service = keepPublicReads(inner);
  const read = async (path: string, request?: RequestInit) => {
    const response = await service.fetch(new Request(`http://internal${path}`, request));
    return ((await response.json()) as { nth: number }).nth;
  };
  return { inner, service, state, read };
}

describe('a public read', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is fetched once for concurrent readers, and once a second', async () => {
    const { read } = toyService();
    expect(await Promise.all([read(LIST), read(LIST), read(LIST)])).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(900);
    expect(await read(LIST)).toBe(1);
    vi.advanceTimersByTime(200);
    expect(await read(LIST)).toBe(2);
  });

  it('is cached per query', async () => {
    const { read } = toyService();
    expect([await read(LIST), await read(`${LIST}&locale=th`)]).toEqual([1, 2]);
  });

  it('is dropped by a change, as are reads that began before', async () => {
    const { inner, read, state } = toyService();
    await read(LIST);
    state.change();
    inner.fetch.mockImplementationOnce(async () => {
      await Promise.resolve();
      state.change();
      return Response.json({ nth: 0 }, CACHED);
    });
    expect(await read(LIST)).toBe(0);
    expect(await read(LIST)).toBe(2);
    expect(await read(LIST)).toBe(2);
  });

  it.each(['/api/admin/v1/reviews/1/publish', '/dev/clock'])(
    'is dropped by a write to %s',
    async (path) => {
      const { read } = toyService();
      await read(LIST);
      await read(path, { method: 'POST' });
      expect(await read(LIST)).toBe(3);
    },
  );

  it('survives a member’s write', async () => {
    const { read } = toyService();
    await read(LIST);
    await read('/api/v1/me/orders', { method: 'POST' });
    expect(await read(LIST)).toBe(1);
  });

  it.each([
    ['an answer of one person', { headers: { 'cache-control': 'no-store' } }],
    ['an error', { ...CACHED, status: 404 }],
  ])('does not cache %s', async (_, init) => {
    const { read } = toyService(init);
    expect([await read(LIST), await read(LIST)]).toEqual([1, 2]);
    expect((await Promise.all([read(LIST), read(LIST)])).sort()).toEqual([3, 4]);
  });

  it('may be left unconsumed', async () => {
    const { service } = toyService();
    const ask = () => service.fetch(new Request(`http://internal${LIST}`));
    await Promise.all([ask(), ask()].map(async (answer) => (await answer).body?.cancel()));
  });

  it('does not cache requests with a token, nor other calls', async () => {
    const { read } = toyService();
    const token = { headers: { authorization: 'Bearer t' } };
    expect([await read(LIST, token), await read(LIST)]).toEqual([1, 2]);
    expect([await read('/api/v1/me'), await read('/api/v1/me')]).toEqual([3, 4]);
  });

  it('goes to the service during maintenance', async () => {
    const { read, service, state } = toyService();
    await read(LIST);
    state.closed = true;
    expect(await read(LIST)).toBe(2);
    const request = { method: 'GET', url: LIST, headers: {} };
    expect(await service.keptFor(request as never)).toBeUndefined();
  });
});

describe('over the network', () => {
  let running: Running | undefined;
  afterEach(() => running?.stop());

  it('is served from memory compressed, with an ETag and the request’s own id', async () => {
    const { handler: next } = toyStorefront((_, response) => {
      response.end('page');
    });
    const { service } = toyService();
    running = await startFront({ next, service });
    const ask = { 'accept-encoding': 'br', 'x-request-id': 'second' };
    const first = await running.get(LIST, { 'accept-encoding': 'br' });
    const { headers, body } = await running.get(LIST, ask);
    expect(headers).toMatchObject({
      'x-cache': 'hit',
      'x-request-id': 'second',
      'content-encoding': 'br',
      'cache-control': 'public, s-maxage=60',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(first.headers).not.toHaveProperty('x-cache');
    expect(brotliDecompressSync(body)).toEqual(brotliDecompressSync(first.body));
    const same = await running.get(LIST, { ...ask, 'if-none-match': headers.etag ?? '' });
    expect([same.status, same.body.length]).toEqual([304, 0]);
  });
});
