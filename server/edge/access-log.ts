import type { Config } from '../runtime/config/config.ts';
import type { Logger } from '../core/ports.ts';
import type { Metrics, RouteClass } from './metrics.ts';
import type { CacheState, Exchange } from './types.ts';

export type Observe = (
  exchange: Exchange,
  route: RouteClass,
  startedAt: number,
  state?: CacheState,
) => void;

/**
 * Counts and logs an answered request. The query is left out: people search for what ails them. In demo
 * mode lines are for `LOG_LEVEL=debug`, so that the newcomer's terminal stays readable; failures always show.
 */
export function createObserver(
  { mode }: Pick<Config, 'mode'>,
  log: Logger,
  metrics: Metrics,
): Observe {
  const level = mode === 'production' ? 'info' : 'debug';
  const enabled = log.isLevelEnabled(level);
  return ({ request, response, id }, route, startedAt, state) => {
    const milliseconds = performance.now() - startedAt;
    const status = response.statusCode;
    metrics.observe(route, status, milliseconds / 1000);
    if (state !== undefined) metrics.cache(route, state);
    if (!enabled && status < 500) return;
    const path = (request.url ?? '').split('?', 1)[0]?.slice(0, 200);
    const ms = Math.round(milliseconds * 10) / 10;
    const line = { requestId: id, method: request.method, path, status, ms, route, cache: state };
    if (status >= 500 && status !== 503) log.error(line, 'request failed');
    else log[level](line, 'request');
  };
}
