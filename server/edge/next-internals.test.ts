import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  BEFORE_HYDRATION,
  CHUNK_TAG,
  payloadHash,
  payloadHeaders,
  payloadOf,
} from './next-internals.ts';

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

describe('the scripts of a document', () => {
  it('are written by the installed React as we look for them', () => {
    const src = '/_next/static/chunks/a-1.js';
    const markup = renderToStaticMarkup(createElement('script', { src, async: true }));
    expect([...markup.matchAll(CHUNK_TAG)].map(([, found]) => found)).toEqual([src]);
  });

  it('that go before hydration stand in the list that the installed Next reads', () => {
    const path = createRequire(import.meta.url).resolve('next/dist/client/app-bootstrap.js');
    expect(readFileSync(path, 'utf8')).toContain(`self.${BEFORE_HYDRATION}`);
  });
});
