import { LRUCache } from 'lru-cache';
import { StoredResponse } from './stored-response.ts';
import type { Answer } from './stored-response.ts';

/** How long an answer may be served, in milliseconds. */
export interface Ttl {
  readonly fresh: number;
  /** Beyond `fresh`: served while a new rendering is on its way. */
  readonly stale: number;
}

export interface Loaded {
  readonly answer: Answer;
  /** Absent: for the clients that wait for it now, and nobody later. */
  readonly ttl?: Ttl | undefined;
}

interface Entry {
  readonly stored: StoredResponse;
  freshUntil: number;
  staleUntil: number;
  generation: number;
}

export interface Found {
  readonly stored: StoredResponse;
  readonly state: 'hit' | 'stale';
}

/** Nothing: there is no such thing (any more). */
export type Loader = () => Promise<Loaded | undefined>;

export interface Result {
  readonly answer: Answer;
  /** Present when the answer was kept. */
  readonly stored: StoredResponse | undefined;
}

/** After a failed renewal the next one waits this long. */
const RETRY_MS = 1_000;

/**
 * A bounded store of ready answers. One rendering at a time per key, however many clients wait for it;
 * nothing that began before an invalidation is kept after it.
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

  /** Renders, or joins the rendering that is under way. */
  load(key: string, loader: Loader): Promise<Result | undefined> {
    const running = this.#flights.get(key);
    if (running !== undefined) return running;
    const generation = this.#generation;
    const flight = loader()
      .then((loaded) => this.#keep(key, loaded, generation))
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      });
    this.#flights.set(key, flight);
    return flight;
  }

  /** Renews in the background; on failure the old answer stays until its time is up. */
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
    generation: number,
  ): Promise<Result | undefined> {
    const { answer, ttl } = loaded ?? {};
    // What was there for everybody is gone or private now; a failure proves neither.
    if (ttl === undefined && !(answer && answer.status >= 500)) this.#entries.delete(key);
    if (answer === undefined) return undefined;
    if (ttl === undefined) return { answer, stored: undefined };
    const old = this.#entries.peek(key);
    const stored = old?.stored.matches(answer) ? old.stored : new StoredResponse(answer);
    if (generation === this.#generation) {
      const freshUntil = this.#now() + ttl.fresh;
      const staleUntil = freshUntil + ttl.stale;
      this.#entries.set(key, { stored, freshUntil, staleUntil, generation });
    }
    return { answer, stored };
  }

  /** Everything becomes stale at once; what matches is dropped and rendered anew before it is shown. */
  invalidate(matches: (key: string) => boolean = () => false): void {
    this.#generation += 1;
    this.#flights.clear();
    for (const key of [...this.#entries.keys()]) if (matches(key)) this.#entries.delete(key);
  }

  clear(): void {
    this.invalidate(() => true);
  }
}
