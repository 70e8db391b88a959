import { LRUCache } from 'lru-cache';
import { StoredResponse } from './stored-response.ts';
import type { Answer } from './stored-response.ts';

/** Cache lifetime in milliseconds. */
export interface Ttl {
  readonly fresh: number;
  /** Additional time after `fresh` during which the old answer is served while a new one renders. */
  readonly stale: number;
}

export interface Loaded {
  readonly answer: Answer;
  /** Absent: served to the waiting clients only, never stored. */
  readonly ttl?: Ttl | undefined;
}

interface Entry {
  readonly stored: StoredResponse;
  freshUntil: number;
  staleUntil: number;
  generation: number;
  /** When its rendering began: it holds no later change. */
  begunAt: number;
}

export interface Found {
  readonly stored: StoredResponse;
  readonly state: 'hit' | 'stale';
}

/** Undefined if the resource does not exist (any more). */
export type Loader = () => Promise<Loaded | undefined>;

export interface Result {
  readonly answer: Answer;
  /** Present when the answer was stored. */
  readonly stored: StoredResponse | undefined;
}

/** Wait before the next attempt after a failed renewal. */
const RETRY_MS = 1_000;

/**
 * Bounded store of ready answers. Runs one rendering per key at a time, and stores nothing that
 * began before an invalidation.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #flights = new Map<string, Promise<Result | undefined>>();
  readonly #now: () => number;
  #generation = 0;

  constructor({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (entry) => entry.stored.size,
    });
    this.#now = now;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get count(): number {
    return this.#entries.size;
  }

  lookup(key: string): Found | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    const now = this.#now();
    if (now < entry.freshUntil && entry.generation === this.#generation) {
      return { stored: entry.stored, state: 'hit' };
    }
    return now < entry.staleUntil ? { stored: entry.stored, state: 'stale' } : undefined;
  }

  /** Keys of answers that are still served, with the time in ms since their rendering began. */
  *ages(): Generator<readonly [string, number]> {
    const now = this.#now();
    for (const [key, { begunAt, staleUntil }] of this.#entries.entries()) {
      if (now < staleUntil) yield [key, now - begunAt];
    }
  }

  /** Renders, or joins the rendering in flight. */
  load(key: string, loader: Loader): Promise<Result | undefined> {
    const running = this.#flights.get(key);
    if (running !== undefined) return running;
    const begun = { generation: this.#generation, begunAt: this.#now() };
    const flight = loader()
      .then((loaded) => this.#keep(key, loaded, begun))
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      });
    this.#flights.set(key, flight);
    return flight;
  }

  /** Renews in the background; on failure the old answer stays until it expires. */
  refresh(key: string, loader: Loader, onError: (error: unknown) => void): void {
    if (this.#flights.has(key)) return;
    this.load(key, loader).catch((error: unknown) => {
      const entry = this.#entries.peek(key);
      if (entry !== undefined) {
        entry.freshUntil = Math.min(this.#now() + RETRY_MS, entry.staleUntil);
        entry.generation = this.#generation;
      }
      onError(error);
    });
  }

  async #keep(
    key: string,
    loaded: Loaded | undefined,
    begun: Pick<Entry, 'generation' | 'begunAt'>,
  ): Promise<Result | undefined> {
    const { answer, ttl } = loaded ?? {};
    // A shared answer is now gone or private; a failure proves neither.
    if (ttl === undefined && !(answer && answer.status >= 500)) this.#entries.delete(key);
    if (answer === undefined) return undefined;
    if (ttl === undefined) return { answer, stored: undefined };
    const old = this.#entries.peek(key);
    const stored = old?.stored.matches(answer) ? old.stored : new StoredResponse(answer);
    if (begun.generation === this.#generation) {
      const freshUntil = this.#now() + ttl.fresh;
      const staleUntil = freshUntil + ttl.stale;
      this.#entries.set(key, { stored, freshUntil, staleUntil, ...begun });
    }
    return { answer, stored };
  }

  /** Marks everything stale; drops matching entries, so they are rendered before they are served. */
  invalidate(matches: (key: string) => boolean = () => false): void {
    this.#generation += 1;
    this.#flights.clear();
    for (const key of [...this.#entries.keys()]) if (matches(key)) this.#entries.delete(key);
  }

  clear(): void {
    this.invalidate(() => true);
  }
}
