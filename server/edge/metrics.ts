import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Reading } from '../core/ports.ts';
import type { CacheState, RouteClass } from './types.ts';

/** Upper bounds in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of one process, with gauges read on demand for itself, its caches and its database. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'shop_http_requests_total',
    help: 'Answered requests',
    labelNames: ['route', 'status'],
    registers: [this.#registry],
  });
  readonly #cache = new Counter({
    name: 'shop_cache_total',
    help: 'Answers by cache state',
    labelNames: ['route', 'state'],
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly contentType = this.#registry.contentType;

  constructor(readings: readonly Reading[]) {
    collectDefaultMetrics({ register: this.#registry });
    for (const { name, help, read } of readings) {
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        async collect() {
          // A failing gauge, such as one of an unreachable database, must not fail the others.
          this.set(await Promise.resolve(read()).catch(() => Number.NaN));
        },
      });
    }
  }

  /**
   * @param status undefined if the client left before an answer
   * @param seconds from the first read of the request until the answer was sent
   */
  observe(route: RouteClass, status: number | undefined, seconds: number): void {
    this.#requests.inc({ route, status: status ?? 'none' });
    this.#durations.observe({ route }, seconds);
  }

  cache(route: RouteClass, state: CacheState): void {
    this.#cache.inc({ route, state });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
