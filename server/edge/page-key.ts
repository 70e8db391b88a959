import type { Payload } from './page-shape.ts';
import type { Target } from './target.ts';

/** The query reduced to these parameters, in canonical order and spelling. */
function only(search: string, names: readonly string[]): string {
  const asked = new URLSearchParams(search);
  const kept = names.flatMap((name) =>
    asked
      .getAll(name)
      .sort()
      .map((value) => [name, value]),
  );
  const text = new URLSearchParams(kept).toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The part of the query that a page depends on. Other pages render without a query, or Next would
 * embed the first visitor's in the shared page.
 */
export function pageSearch({ search, match }: Target): string {
  return search === '' ? '' : only(search, match?.page.query ?? []);
}

/**
 * Cache key of a page. A document's key is its plain address, so the hot path can look up
 * `request.url` directly. Other keys contain a space, which no address has.
 */
export function pageKey(target: Target, payload: Pick<Payload, 'key'> | undefined): string {
  const address = target.path + pageSearch(target);
  if (payload === undefined) return readsMarker(target) ? `${address} marker` : address;
  return `${address} rsc ${payload.key}`;
}

/** Whether the page varies by the sign-in marker cookie. */
export function readsMarker({ match }: Target): boolean {
  return match?.page.cache === 'by sign-in';
}
