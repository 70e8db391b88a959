import { UNCACHED } from './cache-policy.ts';
import { changed } from './page-answer.ts';
import type { PageHeaders } from './page-answer.ts';
import type { Answer } from './stored-response.ts';

const LOCATION = 'location';
/** A path of ours: another origin is not told what was asked for here. */
const OWN = /^(\/(?!\/)[^#]*)(#.*)?$/;

/** An address in another spelling is the same page, and has one address. */
export function movedTo(location: string, { security }: PageHeaders): Answer {
  const headers = [...security, LOCATION, location, 'cache-control', UNCACHED];
  return { status: 301, type: 'text/plain; charset=utf-8', headers, body: Buffer.from('') };
}

/** `?query` behind an address, whose own parameters come first. */
export function withQuery(location: string, query: string): string {
  const [, address, fragment = ''] = OWN.exec(location) ?? [];
  if (address === undefined || query === '') return location;
  return address + (address.includes('?') ? query.replace('?', '&') : query) + fragment;
}

/**
 * A redirect with the query of its visitor as it came: pages are asked for without the parameters that they do not know,
 * and the browser's are among those. Other answers stay as they are.
 */
export function carryQuery(answer: Answer, query: string): Answer {
  const { status, headers } = answer;
  const index = headers.findIndex((name, at) => at % 2 === 0 && name === LOCATION);
  if (index === -1 || status < 300 || status >= 400) return answer;
  return changed(answer, status, { [LOCATION]: withQuery(headers[index + 1] ?? '', query) });
}
