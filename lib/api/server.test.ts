import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AWAY_DIGEST } from './contract/values.ts';
import { freshRead, shopTime } from './server.ts';

const read = freshRead((http) =>
  http.get<unknown>('/categories/web/tree').then(({ data }) => data),
);

function answer(status: number): void {
  globalThis.__arunService = () => Promise.resolve(Response.json({ message: 'x' }, { status }));
}

describe('a read of the storefront', () => {
  beforeEach(() => {
    globalThis.__arunAwayAt = undefined;
  });
  afterEach(() => {
    globalThis.__arunService = undefined;
    globalThis.__arunAwayAt = undefined;
  });

  it('says of a 503 that the service is away, to Next and to the front server', async () => {
    answer(503);
    const startedAt = performance.now();
    await expect(read()).rejects.toMatchObject({ digest: AWAY_DIGEST, status: 503 });
    expect(globalThis.__arunAwayAt).toBeGreaterThanOrEqual(startedAt);
  });

  it.each([404, 422, 500])('says nothing of a %i', async (status) => {
    answer(status);
    await expect(read()).rejects.not.toHaveProperty('digest');
    expect(globalThis.__arunAwayAt).toBeUndefined();
  });

  it.each([404, 422, 500, 503])('throws nothing of what was asked at a %i', async (status) => {
    answer(status);
    const preview = freshRead((http) =>
      http.get('/pages/preview/secret-pass', { headers: { Cookie: 'secret-cookie' } }),
    );
    const error: unknown = await preview().catch((failed: unknown) => failed);
    expect(error).toBeInstanceOf(Error);
    // Next, once loaded by another test, inspects errors in a way of its own.
    expect(inspect(error, { depth: 8, customInspect: false })).not.toContain('secret');
  });
});

describe('the time limit of a read', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    globalThis.__arunService = undefined;
    vi.useRealTimers();
  });

  it('ends with the answer: a timer would hold on to what was read', async () => {
    answer(200);
    await read();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is 10 s where the service of this process does not answer', async () => {
    globalThis.__arunService = () => new Promise(() => undefined);
    const failed = expect(read()).rejects.toThrow('did not answer in time');
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
  });
});

describe('the time of the shop', () => {
  afterEach(() => {
    globalThis.__arunNow = undefined;
    vi.useRealTimers();
  });

  it('is the service’s; the machine’s where the service runs elsewhere', () => {
    const machine = new Date('2028-02-29T10:55:00Z');
    vi.useFakeTimers({ now: machine });
    expect(shopTime()).toEqual(machine);
    const moved = new Date('2026-11-20T03:00:00Z');
    globalThis.__arunNow = () => moved;
    expect(shopTime()).toEqual(moved);
  });
});
