import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import loadConfig from 'next/dist/server/config.js';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { afterEach, describe, expect, it } from 'vitest';
import { payloadHash, payloadHeaders, payloadOf, useBuiltConfig } from './next-internals.ts';

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

describe('useBuiltConfig', () => {
  const root = mkdtempSync(join(tmpdir(), 'built-'));

  afterEach(() => {
    delete process.env.__NEXT_PRIVATE_STANDALONE_CONFIG;
    rmSync(root, { recursive: true });
  });

  it('lets Next take what the build wrote down, and read no source', async () => {
    const config = { distDir: '.next', htmlLimitedBots: '.*' };
    mkdirSync(join(root, '.next'));
    writeFileSync(join(root, '.next/required-server-files.json'), JSON.stringify({ config }));
    writeFileSync(join(root, 'next.config.js'), 'throw new Error("was read")');
    useBuiltConfig(root);
    expect(await loadConfig(PHASE_PRODUCTION_SERVER, root)).toEqual(config);
  });
});
