import { setTimeout as sleep } from 'node:timers/promises';

/** Its code counts as a lost connection, so clients receive 503. */
export class DatabaseSilentError extends Error {
  readonly code = 'DATABASE_SILENT';

  constructor() {
    super('the database does not answer');
    this.name = 'DatabaseSilentError';
  }
}

export interface PulseOptions {
  /** Runs a statement on a dedicated connection; rejects if none can be had. */
  readonly ping: () => Promise<unknown>;
  /** Drops the connections of the lost ping and of the waiting work. */
  readonly renew: () => void;
  readonly restMs?: number;
  readonly tickMs?: number;
  /**
   * Ticks without an answer until the database counts as silent. Counted in ticks, because a busy
   * process also reads answers late.
   */
  readonly patience?: number;
}

/**
 * Monitors the database while work waits for it. Otherwise a vanished server would leave statements, and shoppers,
 * waiting for the network timeout (`docs/quality.md`, "Contention and faults").
 */
export class Pulse {
  readonly #options: Required<PulseOptions>;
  readonly #waiting = new Set<(error: Error) => void>();
  #silent = false;
  #checking = false;

  constructor({ restMs = 300, tickMs = 100, patience = 12, ...options }: PulseOptions) {
    this.#options = { restMs, tickMs, patience, ...options };
  }

  /** The result of the work, or `DatabaseSilentError` as soon as the database is known to be silent. */
  async watch<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#silent) throw new DatabaseSilentError();
    const { promise: silence, reject } = Promise.withResolvers<never>();
    this.#waiting.add(reject);
    void this.#check();
    try {
      return await Promise.race([work(), silence]);
    } finally {
      this.#waiting.delete(reject);
    }
  }

  /** Runs while work waits, and after a silence until the database answers. */
  async #check(): Promise<void> {
    if (this.#checking) return;
    this.#checking = true;
    while (this.#waiting.size > 0 || this.#silent) {
      // Most work ends before a ping is worthwhile.
      await this.#pause(this.#options.restMs);
      if (this.#waiting.size > 0 || this.#silent) await this.#ask();
    }
    this.#checking = false;
  }

  async #ask(): Promise<void> {
    const { renew, tickMs, patience } = this.#options;
    const asked = { answered: false, givenUp: false };
    void this.#pingUntil(asked);
    for (let tick = 0; !asked.answered && tick < patience; tick += 1) await this.#pause(tickMs);
    asked.givenUp = true;
    this.#silent = !asked.answered;
    if (!this.#silent) return;
    renew();
    for (const reject of this.#waiting) reject(new DatabaseSilentError());
    this.#waiting.clear();
  }

  /**
   * Ends with the first answer. A failed ping is no proof: in a process busy for a second, the
   * connection timeout expires before the connection is checked.
   */
  async #pingUntil(asked: { answered: boolean; readonly givenUp: boolean }): Promise<void> {
    const { ping, tickMs } = this.#options;
    while (!asked.answered && !asked.givenUp) {
      try {
        await ping();
        asked.answered = true;
      } catch {
        await this.#pause(tickMs);
      }
    }
  }

  /** Does not keep the process alive. */
  #pause(milliseconds: number): Promise<void> {
    return sleep(milliseconds, undefined, { ref: false });
  }
}
