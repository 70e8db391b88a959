import * as names from 'next/dist/client/components/app-router-headers.js';
import { setCacheBustingSearchParam } from 'next/dist/client/components/router-reducer/set-cache-busting-search-param.js';
import { parseRequestHeaders } from 'next/dist/server/route-modules/app-page/parse-request-headers.js';
import { describe, expect, it } from 'vitest';
import { PAYLOAD_VARY, reducedPayload } from './router-payloads.ts';

const parse = (headers: Readonly<Record<string, string>>) =>
  parseRequestHeaders(headers, { isRoutePPREnabled: false, previewModeId: undefined });

/** A request as the router sends it, with its state. */
const sent = (prefetch?: string, segment?: string) => ({
  [names.RSC_HEADER]: '1',
  [names.NEXT_ROUTER_STATE_TREE_HEADER]: 'state',
  ...(prefetch !== undefined && { [names.NEXT_ROUTER_PREFETCH_HEADER]: prefetch }),
  ...(segment !== undefined && { [names.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER]: segment }),
});

describe('payloads', () => {
  it('are requested by the headers of Next, which renders the whole tree', () => {
    const { headers = {}, key } = reducedPayload(sent('1', '/_tree')) ?? {};
    expect(Object.keys(headers)).toEqual([
      names.RSC_HEADER,
      names.NEXT_ROUTER_PREFETCH_HEADER,
      names.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
    ]);
    expect(parse(headers)).toMatchObject({
      isRSCRequest: true,
      isPrefetchRequest: true,
      isRouteTreePrefetchRequest: true,
      flightRouterState: undefined,
    });
    expect(key).toBe('1 /_tree');
  });

  it('are prefetched in the ways known to Next', () => {
    for (const prefetch of '0123456789') {
      const { isPrefetchRequest, isRuntimePrefetchRequest } = parse({
        [names.RSC_HEADER]: '1',
        [names.NEXT_ROUTER_PREFETCH_HEADER]: prefetch,
      });
      const known = isPrefetchRequest || isRuntimePrefetchRequest ? prefetch : undefined;
      const { headers = {} } = reducedPayload(sent(prefetch)) ?? {};
      expect([prefetch, headers[names.NEXT_ROUTER_PREFETCH_HEADER]]).toEqual([prefetch, known]);
    }
  });

  it('match only requests of the Next router', () => {
    expect(reducedPayload({})).toBeUndefined();
    expect(reducedPayload({ rsc: '2' })).toBeUndefined();
    expect(parse({ rsc: '2' }).isRSCRequest).toBe(false);
    expect(reducedPayload(sent('x', 'a b'))).toEqual(reducedPayload(sent()));
  });

  it.each([
    [undefined, undefined],
    ['1', '/_tree'],
    ['2', undefined],
    [undefined, '/products/$d$slug'],
  ])('have the query that Next expects of prefetch %s, segment %s', async (prefetch, segment) => {
    const { headers = {}, query } = reducedPayload(sent(prefetch, segment)) ?? {};
    const url = new URL('http://localhost/a');
    await setCacheBustingSearchParam(url, headers);
    expect([...new URLSearchParams(query)]).toEqual([...url.searchParams]);
    expect([...url.searchParams.keys()]).toEqual([names.NEXT_RSC_UNION_QUERY]);
  });

  it('vary by the headers of Next except the omitted ones', () => {
    const notSent = [names.NEXT_ROUTER_STATE_TREE_HEADER, names.NEXT_HMR_REFRESH_HEADER];
    const varying = names.FLIGHT_HEADERS.filter((name) => !notSent.some((other) => other === name));
    expect(PAYLOAD_VARY.toLowerCase().split(', ')).toEqual(varying);
  });
});
