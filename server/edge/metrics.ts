import type { CacheState } from './types.ts';

export type RouteClass = 'page' | 'static' | 'image' | 'api' | 'media' | 'dev' | 'other';

/** Upper bounds in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

class Histogram {
  readonly #counts = new Array<number>(BUCKETS.length).fill(0);
  #sum = 0;
  #count = 0;

  observe(seconds: number): void {
    this.#sum += seconds;
    this.#count += 1;
    const index = BUCKETS.findIndex((bound) => seconds <= bound);
    if (index !== -1) this.#counts[index] = (this.#counts[index] ?? 0) + 1;
  }

  lines(name: string, labels: string): string[] {
    let total = 0;
    const buckets = BUCKETS.map((bound, index) => {
      total += this.#counts[index] ?? 0;
      return `${name}_bucket{${labels},le="${bound}"} ${total}`;
    });
    return [
      ...buckets,
      `${name}_bucket{${labels},le="+Inf"} ${this.#count}`,
      `${name}_sum{${labels}} ${this.#sum.toFixed(6)}`,
      `${name}_count{${labels}} ${this.#count}`,
    ];
  }
}

interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly value: () => number;
}

function increment(map: Map<string, number>, key: string): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

function described(name: string, type: string, help: string, lines: readonly string[]): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

/** Counters of one process, in Prometheus's text format. */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #cache = new Map<string, number>();
  readonly #durations = new Map<RouteClass, Histogram>();
  readonly #gauges: readonly Gauge[];

  constructor(gauges: readonly Gauge[] = []) {
    this.#gauges = gauges;
  }

  /** `seconds` from the first look at the request to the end of our work on the answer. */
  observe(route: RouteClass, status: number, seconds: number): void {
    increment(this.#requests, `route="${route}",status="${status}"`);
    let histogram = this.#durations.get(route);
    if (histogram === undefined) {
      histogram = new Histogram();
      this.#durations.set(route, histogram);
    }
    histogram.observe(seconds);
  }

  cache(route: RouteClass, state: CacheState): void {
    increment(this.#cache, `route="${route}",state="${state}"`);
  }

  text(): string {
    const counted = (name: string, map: Map<string, number>) =>
      [...map].map(([labels, count]) => `${name}{${labels}} ${count}`);
    const memory = process.memoryUsage();
    const gauges: Gauge[] = [
      ...this.#gauges,
      { name: 'process_resident_memory_bytes', help: 'Resident memory', value: () => memory.rss },
      { name: 'nodejs_heap_used_bytes', help: 'Heap in use', value: () => memory.heapUsed },
      {
        name: 'process_uptime_seconds',
        help: 'Time since the start',
        value: () => process.uptime(),
      },
    ];
    const requests = counted('shop_http_requests_total', this.#requests);
    const cache = counted('shop_cache_total', this.#cache);
    const durations = [...this.#durations].flatMap(([route, histogram]) =>
      histogram.lines('shop_http_request_duration_seconds', `route="${route}"`),
    );
    return [
      ...described('shop_http_requests_total', 'counter', 'Answered requests', requests),
      ...described('shop_cache_total', 'counter', 'Answers by cache state', cache),
      ...described('shop_http_request_duration_seconds', 'histogram', 'Time to answer', durations),
      ...gauges.flatMap(({ name, help, value }) =>
        described(name, 'gauge', help, [`${name} ${value()}`]),
      ),
      '',
    ].join('\n');
  }
}
