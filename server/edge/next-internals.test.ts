import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { describe, expect, it } from 'vitest';
import { payloadHash, payloadHeaders, payloadOf } from './next-internals.ts';

describe('payloadHash', () => {
  it.each([
    [undefined, undefined],
    ['1', '/_tree'],
    ['2', undefined],
    [undefined, '/products/$d$slug'],
  ])('is what the installed Next expects of prefetch %s, segment %s', async (prefetch, segment) => {
    const expected = await computeCacheBustingSearchParam(
      prefetch as '1' | '2' | undefined,
      segment,
      undefined,
      undefined,
    );
    expect(payloadHash({ prefetch, segment })).toBe(expected);
  });
});

describe('payloadOf', () => {
  it('takes only what the router of Next sends', () => {
    expect(payloadOf({})).toBeUndefined();
    expect(payloadOf({ rsc: '2' })).toBeUndefined();
    const junk = payloadOf({
      rsc: '1',
      'next-router-prefetch': 'x',
      'next-router-segment-prefetch': 'a b',
    });
    expect(junk).toEqual({ prefetch: undefined, segment: undefined });
    expect(payloadHeaders(junk ?? { prefetch: '1', segment: '1' })).toEqual({ rsc: '1' });
  });
});
