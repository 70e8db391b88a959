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
    let index = 0;
    while (index < BUCKETS.length && seconds > (BUCKETS[index] ?? 0)) index += 1;
    if (index < BUCKETS.length) this.#counts[index] = (this.#counts[index] ?? 0) + 1;
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

/** Counts by two labels, without making a text for each request. */
class Counter<Key extends string | number> {
  readonly #routes = new Map<RouteClass, Map<Key, number>>();

  increment(route: RouteClass, key: Key): void {
    let counts = this.#routes.get(route);
    if (counts === undefined) {
      counts = new Map();
      this.#routes.set(route, counts);
    }
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  lines(name: string, label: string): string[] {
    return [...this.#routes].flatMap(([route, counts]) =>
      [...counts].map(([key, count]) => `${name}{route="${route}",${label}="${key}"} ${count}`),
    );
  }
}

function described(name: string, type: string, help: string, lines: readonly string[]): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

/** Counters of one process, in Prometheus's text format. */
export class Metrics {
  readonly #requests = new Counter<number>();
  readonly #cache = new Counter<CacheState>();
  readonly #durations = new Map<RouteClass, Histogram>();
  readonly #gauges: readonly Gauge[];

  constructor(gauges: readonly Gauge[] = []) {
    this.#gauges = gauges;
  }

  /** `seconds` from the first look at the request to the end of our work on the answer. */
  observe(route: RouteClass, status: number, seconds: number): void {
    this.#requests.increment(route, status);
    let histogram = this.#durations.get(route);
    if (histogram === undefined) {
      histogram = new Histogram();
      this.#durations.set(route, histogram);
    }
    histogram.observe(seconds);
  }

  cache(route: RouteClass, state: CacheState): void {
    this.#cache.increment(route, state);
  }

  text(): string {
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
    const requests = this.#requests.lines('shop_http_requests_total', 'status');
    const cache = this.#cache.lines('shop_cache_total', 'state');
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
