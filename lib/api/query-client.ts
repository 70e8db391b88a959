import {
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query';

import { normalizeError } from './error';

/** Minimum duration of a visible loading state, against flicker. */
const LEAST_WAIT_MS = 200;

/**
 * Keeps a first load from being restarted by an invalidation; it refetches once afterwards, since that answer may
 * predate the change.
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

export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Refusals are final; only server errors are retried.
        retry: (failures, failure) => failures < 1 && normalizeError(failure).status >= 500,
        refetchOnWindowFocus: false,
        persister: waitOnce,
      },
      // Offline, mutations fail at once instead of being queued for later.
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * A first load takes at least 200 ms. Refetches, and suggestions while typing (`meta: { atOnce: true }`), resolve at
 * once.
 */
const waitOnce: QueryPersister = async (fetch, context, query) => {
  if (query.state.data !== undefined || query.meta?.['atOnce'] === true) return fetch(context);
  const waited = new Promise((resolve) => setTimeout(resolve, LEAST_WAIT_MS));
  const answer = await fetch(context);
  await waited;
  return answer;
};
