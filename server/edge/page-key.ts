import type { Payload } from './next-internals.ts';
import type { Target } from './target.ts';

/** These parameters alone, in one order and one spelling. */
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
 * The query as far as a page depends on it. A page that ignores its query is rendered without: Next
 * would write the first visitor's into what everybody gets.
 */
export function pageSearch({ search, match }: Target): string {
  return search === '' ? '' : only(search, match?.page.query ?? []);
}

/**
 * Keys of documents are their plain address, so that the hot path looks up `request.url` as it came.
 * Every other key has a space, which no address has.
 */
export function pageKey(target: Target, payload: Payload | undefined): string {
  const address = target.path + pageSearch(target);
  if (payload === undefined) return readsMarker(target) ? `${address} marker` : address;
  return `${address} rsc ${payload.prefetch ?? ''} ${payload.segment ?? ''}`;
}

/** Whether the page differs with the sign-in marker among the cookies. */
export function readsMarker({ match }: Target): boolean {
  return match?.page.cache === 'by sign-in';
}
