import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query';

import { normalizeError } from '../api/error';

/** A wait that can be seen at all is long enough to be seen: no screen flickers. */
const LEAST_WAIT_MS = 200;

/**
 * A query that is read for the first time is not read again meanwhile: what is invalidated then is read once more after
 * it, for that answer may be older than the change.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const reading = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    const isFirst = reading.some(({ state }) => state.data === undefined);
    await super.invalidateQueries(filters, options);
    if (isFirst) await super.invalidateQueries(filters, options);
  }
}

/** The cache of calls that screens and parts that load on demand share. */
export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal is an answer: asked again, the service would say the same.
        retry: (failures, failure) => failures < 1 && normalizeError(failure).status >= 500,
        refetchOnWindowFocus: false,
        persister: waitOnce,
      },
      // Offline a change fails and says so, and is not made behind somebody's back later.
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * What a screen waits for the first time takes at least 200 ms. What only renews something, and suggestions while
 * somebody types (`meta: { atOnce: true }`), comes as soon as it is there.
 */
const waitOnce: QueryPersister = async (fetch, context, query) => {
  if (query.state.data !== undefined || query.meta?.['atOnce'] === true) return fetch(context);
  const waited = new Promise((resolve) => setTimeout(resolve, LEAST_WAIT_MS));
  const answer = await fetch(context);
  await waited;
  return answer;
};
