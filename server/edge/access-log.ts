import type { Config } from '../config/config.ts';
import type { Logger } from '../core/ports.ts';
import type { PatternOf } from './address-pattern.ts';
import type { Metrics } from './metrics.ts';
import type { CacheState, Exchange } from './types.ts';

/** @param served resolves to how the request was answered; never rejects */
export type Observe = (
  exchange: Exchange,
  startedAt: number,
  served: CacheState | Promise<CacheState | undefined>,
) => void;

/**
 * Counts and logs an answer once sent or once the client has left. Lines contain the address
 * pattern, since addresses hold tokens and queries reveal health data. In demo mode they need
 * `LOG_LEVEL=debug`, to keep the terminal readable; failures always show.
 */
export function createObserver(
  { mode }: Pick<Config, 'mode'>,
  log: Logger,
  metrics: Metrics,
  patternOf: PatternOf,
): Observe {
  const level = mode === 'production' ? 'info' : 'debug';
  const enabled = log.isLevelEnabled(level);

  function record(exchange: Exchange, startedAt: number, state: CacheState | undefined): void {
    const { request, response, id, route } = exchange;
    const milliseconds = performance.now() - startedAt;
    const status = response.headersSent ? response.statusCode : undefined;
    metrics.observe(route, status, milliseconds / 1000);
    if (state !== undefined) metrics.cache(route, state);
    const failed = status !== undefined && status >= 500;
    if (!enabled && !failed) return;
    const { method = '', url = '' } = request;
    const aborted = response.writableFinished ? undefined : true;
    const ms = Math.round(milliseconds * 10) / 10;
    const path = patternOf(method, url);
    const line = { requestId: id, method, path, status, aborted, ms, route, cache: state };
    if (failed && status !== 503) log.error(line, 'request failed');
    else log[level](line, 'request');
  }

  return (exchange, startedAt, served) => {
    const { response } = exchange;
    response.once('close', () => {
      if (typeof served === 'string') record(exchange, startedAt, served);
      // Do not wait for disconnected clients.
      else if (!response.writableFinished) record(exchange, startedAt, undefined);
      else void served.then((state) => record(exchange, startedAt, state));
    });
  };
}
