import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/harness/eventually.ts';
import { ResponseCache } from './response-cache.ts';
import type { Loaded, Ttl } from './response-cache.ts';

const TTL: Ttl = { fresh: 10_000, stale: 20_000 };
const page = (text: string, ttl: Ttl | undefined = TTL, status = 200): Loaded => ({
  answer: { status, type: 'text/html', headers: [], body: Buffer.from(text) },
  ttl,
});

function setup(maxBytes = 10_000_000) {
  const clock = { now: 0 };
  const cache = new ResponseCache({ maxBytes, now: () => clock.now });
  const holds = (key: string, text: string) => cache.lookup(key)?.stored.matches(page(text).answer);
  return { clock, cache, holds };
}

describe('ResponseCache', () => {
  it('serves fresh, then stale, then not at all', async () => {
    const { clock, cache } = setup();
    await cache.load('/', async () => page('a'));
    expect(cache.lookup('/')?.state).toBe('hit');
    clock.now = 10_000;
    expect(cache.lookup('/')?.state).toBe('stale');
    clock.now = 30_000;
    expect(cache.lookup('/')).toBeUndefined();
  });

  it('renders once for concurrent requests', async () => {
    const { cache } = setup();
    const gate = Promise.withResolvers<Loaded>();
    const loader = vi.fn(() => gate.promise);
    const waiting = Array.from({ length: 50 }, () => cache.load('/', loader));
    gate.resolve(page('a'));
    const results = await Promise.all(waiting);
    expect(loader).toHaveBeenCalledTimes(1);
    expect(new Set(results.map((result) => result?.stored)).size).toBe(1);
  });

  it('renews in the background, one at a time', async () => {
    const { clock, cache, holds } = setup();
    await cache.load('/', async () => page('a'));
    clock.now = 15_000;
    const gate = Promise.withResolvers<Loaded>();
    const loader = vi.fn(() => gate.promise);
    cache.refresh('/', loader, () => undefined);
    cache.refresh('/', loader, () => undefined);
    expect(holds('/', 'a')).toBe(true);
    gate.resolve(page('b'));
    await eventually(() => {
      expect(holds('/', 'b')).toBe(true);
    });
    expect(loader).toHaveBeenCalledTimes(1);
    expect(cache.lookup('/')?.state).toBe('hit');
  });

  it('keeps the compressed copies of unchanged content', async () => {
    const { clock, cache } = setup();
    await cache.load('/', async () => page('a'));
    const before = cache.lookup('/')?.stored;
    clock.now = 12_000;
    await cache.load('/', async () => page('a'));
    expect(cache.lookup('/')).toEqual({ stored: before, state: 'hit' });
  });

  it('serves the old copy while renewals fail, until it expires', async () => {
    const { clock, cache } = setup();
    await cache.load('/', async () => page('a'));
    clock.now = 12_000;
    const failed = vi.fn();
    cache.refresh('/', () => Promise.reject(new Error('away')), failed);
    await eventually(() => {
      expect(failed).toHaveBeenCalledTimes(1);
    });
    expect(cache.lookup('/')?.state).toBe('hit');
    clock.now = 13_000;
    expect(cache.lookup('/')?.state).toBe('stale');
    clock.now = 30_000;
    expect(cache.lookup('/')).toBeUndefined();
  });

  it('stores nothing without a TTL, and drops entries that became private or missing', async () => {
    const { cache } = setup();
    await cache.load('/', async () => page('a'));
    const result = await cache.load('/', async () => ({ answer: page('b').answer }));
    expect(result?.stored).toBeUndefined();
    expect(cache.lookup('/')).toBeUndefined();
    await cache.load('/', async () => page('a'));
    expect(await cache.load('/', async () => undefined)).toBeUndefined();
    expect(cache.count).toBe(0);
  });

  it('keeps a good page when a renewal fails', async () => {
    const { cache, holds } = setup();
    await cache.load('/', async () => page('a'));
    await cache.load('/', async () => ({ answer: page('oops', undefined, 500).answer }));
    expect(holds('/', 'a')).toBe(true);
  });

  it('drops or marks entries on invalidation, and discards renderings that began before', async () => {
    const { cache, holds } = setup();
    await cache.load('/', async () => page('a'));
    await cache.load('/products/1', async () => page('old'));
    const gate = Promise.withResolvers<Loaded>();
    const early = cache.load('/products/1', () => gate.promise);
    cache.invalidate((key) => key === '/products/1');
    expect(cache.lookup('/')?.state).toBe('stale');
    expect(cache.lookup('/products/1')).toBeUndefined();
    await cache.load('/products/1', async () => page('new'));
    gate.resolve(page('old'));
    await early;
    expect(holds('/products/1', 'new')).toBe(true);
  });

  it('stays below its limit', async () => {
    const { cache } = setup(1_000_000);
    for (let index = 0; index < 500; index += 1) {
      await cache.load(`/?${index}`, async () => page(`${'x'.repeat(10_000)}${index}`));
    }
    expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
    expect(cache.lookup('/?499')?.state).toBe('hit');
    expect(cache.lookup('/?0')).toBeUndefined();
  });
});
