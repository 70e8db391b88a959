import { UNCACHED } from './cache-policy.ts';
import { changed } from './page-answer.ts';
import type { PageHeaders } from './page-answer.ts';
import type { Answer } from './stored-response.ts';

const LOCATION = 'location';
/** A path of our own; the query is not forwarded to other origins. */
const OWN = /^(\/(?!\/)[^#]*)(#.*)?$/;

export function movedTo(location: string, { security }: PageHeaders): Answer {
  const headers = [...security, LOCATION, location, 'cache-control', UNCACHED];
  return { status: 301, type: 'text/plain; charset=utf-8', headers, body: Buffer.from('') };
}

/** Appends a query to an address; the address's own parameters come first. */
export function withQuery(location: string, query: string): string {
  const [, address, fragment = ''] = OWN.exec(location) ?? [];
  if (address === undefined || query === '') return location;
  return address + (address.includes('?') ? query.replace('?', '&') : query) + fragment;
}

/**
 * Adds the visitor's original query to a redirect: pages render without unknown parameters, which
 * the browser may need. Other answers stay unchanged.
 */
export function carryQuery(answer: Answer, query: string): Answer {
  const { status, headers } = answer;
  const index = headers.findIndex((name, at) => at % 2 === 0 && name === LOCATION);
  if (index === -1 || status < 300 || status >= 400) return answer;
  return changed(answer, status, { [LOCATION]: withQuery(headers[index + 1] ?? '', query) });
}
