import { describe, expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';
import { createPageCopies } from './page-copies.ts';
import { ResponseCache } from './response-cache.ts';

const answer = { status: 200, type: 'text/html', headers: [], body: Buffer.from('page') };
const page = (ms = 0, ttl = { fresh: 60_000, stale: 20_000 }) =>
  new Promise<{ answer: typeof answer; ttl: typeof ttl }>((resolve) => {
    setTimeout(() => {
      resolve({ answer, ttl });
    }, ms);
  });

describe('ages of ready answers', () => {
  it('begin with the rendering, and end with the last time that it is served', async () => {
    let now = 1_000;
    const cache = new ResponseCache({ maxBytes: 1_000_000, now: () => now });
    const loading = cache.load('/a', () => page(5));
    now = 3_000;
    await loading;
    expect([...cache.ages()]).toEqual([['/a', 2_000]]);
    now = 3_000 + 79_999;
    expect([...cache.ages()]).toEqual([['/a', 81_999]]);
    now += 1;
    expect([...cache.ages()]).toEqual([]);
  });

  it('begin anew with each rendering of the same page', async () => {
    let now = 0;
    const cache = new ResponseCache({ maxBytes: 1_000_000, now: () => now });
    await cache.load('/a', () => page());
    now = 50_000;
    await cache.load('/a', () => page());
    now = 51_000;
    expect([...cache.ages()]).toEqual([['/a', 1_000]]);
  });
});

describe('copies of a product', () => {
  it('are the newest of each language, whatever stands in the address', async () => {
    const ages: [string, number][] = [
      ['/products/soap/17', 40_000],
      ['/products/17', 5_000],
      ['/th/products/x/17', 9_000],
      ['/products/soap/17 rsc a', 1],
      ['/products/soap/18', 2],
      ['/brands/17', 3],
      ['/th', 4],
    ];
    const copies = createPageCopies({
      *ages() {
        yield* ages;
      },
    });
    expect(copies({ kind: 'product', id: 17 })).toEqual([
      { locale: 'en', ageMs: 5_000 },
      { locale: 'th', ageMs: 9_000 },
    ]);
    expect(copies({ kind: 'product', id: 19 })).toEqual([]);
    const cache = new PageCache();
    await cache.of('/products/17').load('/products/17', () => page());
    expect(createPageCopies(cache)({ kind: 'product', id: 17 })).toHaveLength(1);
    cache.invalidate(() => true);
    expect(createPageCopies(cache)({ kind: 'product', id: 17 })).toEqual([]);
  });
});
