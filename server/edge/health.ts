import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { cameThroughProxy, clientAddress, isLoopback } from './client-address.ts';
import type { Metrics } from './metrics.ts';
import type { Exchange } from './types.ts';

export interface HealthOptions {
  readonly config: Pick<Config, 'metricsToken' | 'trustProxy'>;
  readonly security: readonly string[];
  readonly metrics: Metrics;
  readonly ready: () => Promise<boolean>;
  readonly draining: () => boolean;
}

const READY_TIMEOUT_MS = 2_000;

function send(
  { request, response, id }: Exchange,
  security: readonly string[],
  status: number,
  body: string,
  type = 'application/json; charset=utf-8',
): void {
  const head = ['x-request-id', id, 'content-type', type, 'cache-control', 'no-store'];
  head.push('content-length', String(Buffer.byteLength(body)), ...security);
  response.writeHead(status, head);
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function within(promise: Promise<boolean>, milliseconds: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, milliseconds, false);
  try {
    return await Promise.race([promise.catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}

function sameText(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function mayReadMetrics({ request }: Exchange, config: HealthOptions['config']): boolean {
  const { metricsToken, trustProxy } = config;
  if (metricsToken !== undefined) {
    return sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  }
  // Behind a proxy every client looks local, even if the proxy is not configured.
  const isDirect = trustProxy === 0 && !cameThroughProxy(request);
  return isDirect && isLoopback(clientAddress(request, 0));
}

/** Serves `/healthz`, `/readyz` and `/metrics`. False for any other path. */
export function createHealth(
  options: HealthOptions,
): (exchange: Exchange, path: string) => Promise<boolean> {
  const { config, security, metrics } = options;

  async function readiness(): Promise<string> {
    if (options.draining()) return 'stopping';
    return (await within(options.ready(), READY_TIMEOUT_MS)) ? 'ready' : 'unavailable';
  }

  return async (exchange, path) => {
    if (path === '/healthz') {
      send(exchange, security, 200, '{"status":"ok"}');
      return true;
    }
    if (path === '/readyz') {
      const status = await readiness();
      send(exchange, security, status === 'ready' ? 200 : 503, JSON.stringify({ status }));
      return true;
    }
    if (path === '/metrics' && mayReadMetrics(exchange, config)) {
      send(exchange, security, 200, await metrics.text(), metrics.contentType);
      return true;
    }
    return false;
  };
}
