import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AWAY_DIGEST } from './contract-values.ts';
import { freshRead, shopTime } from './server.ts';

const read = freshRead((http) =>
  http.get<unknown>('/categories/web/tree').then(({ data }) => data),
);

function answer(status: number): void {
  globalThis.__shopService = () => Promise.resolve(Response.json({ message: 'x' }, { status }));
}

describe('a read of the storefront', () => {
  beforeEach(() => {
    globalThis.__shopAwayAt = undefined;
  });
  afterEach(() => {
    globalThis.__shopService = undefined;
    globalThis.__shopAwayAt = undefined;
  });

  it('reports a 503 as service away, to Next and to the front server', async () => {
    answer(503);
    const startedAt = performance.now();
    await expect(read()).rejects.toMatchObject({ digest: AWAY_DIGEST, status: 503 });
    expect(globalThis.__shopAwayAt).toBeGreaterThanOrEqual(startedAt);
  });

  it.each([404, 422, 500])('does not report a %i', async (status) => {
    answer(status);
    await expect(read()).rejects.not.toHaveProperty('digest');
    expect(globalThis.__shopAwayAt).toBeUndefined();
  });

  it.each([404, 422, 500, 503])(
    'keeps the request out of the error thrown at a %i',
    async (status) => {
      answer(status);
      const preview = freshRead((http) =>
        http.get('/pages/preview/secret-pass', { headers: { Cookie: 'secret-cookie' } }),
      );
      const error: unknown = await preview().catch((failed: unknown) => failed);
      expect(error).toBeInstanceOf(Error);
      // Next, once loaded by another test, customises how errors are inspected.
      expect(inspect(error, { depth: 8, customInspect: false })).not.toContain('secret');
    },
  );
});

describe('the timeout of a read', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    globalThis.__shopService = undefined;
    vi.useRealTimers();
  });

  it('is cleared with the response, since a timer would retain the data', async () => {
    answer(200);
    await read();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is 10 s when the in-process service does not answer', async () => {
    globalThis.__shopService = () => new Promise(() => undefined);
    const failed = expect(read()).rejects.toThrow('did not answer in time');
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
  });
});

describe('shop time', () => {
  afterEach(() => {
    globalThis.__shopNow = undefined;
    vi.useRealTimers();
  });

  it('is the clock of the in-process service, else the system clock', () => {
    const machine = new Date('2028-02-29T10:55:00Z');
    vi.useFakeTimers({ now: machine });
    expect(shopTime()).toEqual(machine);
    const moved = new Date('2026-11-20T03:00:00Z');
    globalThis.__shopNow = () => moved;
    expect(shopTime()).toEqual(moved);
  });
});
