import { setTimeout as sleep } from 'node:timers/promises';

/** Its code is one of those of a lost connection: whoever asks hears 503. */
export class DatabaseSilentError extends Error {
  readonly code = 'DATABASE_SILENT';

  constructor() {
    super('the database does not answer');
    this.name = 'DatabaseSilentError';
  }
}

export interface PulseOptions {
  /** A statement on a connection of its own; rejects where there is none to be had. */
  readonly ping: () => Promise<unknown>;
  /** Throws the connections away that the lost ping and the work hang on. */
  readonly renew: () => void;
  readonly restMs?: number;
  readonly tickMs?: number;
  /** So many ticks without an answer are silence. Ticks, since a busy process reads an answer late as well. */
  readonly patience?: number;
}

/**
 * Checks whether the database answers while somebody waits for it: a server that is gone without a word leaves statements
 * waiting for as long as the network likes, and shoppers with them (`docs/quality.md`, "Contention and faults").
 */
export class Pulse {
  readonly #options: Required<PulseOptions>;
  readonly #waiting = new Set<(error: Error) => void>();
  #silent = false;
  #checking = false;

  constructor({ restMs = 300, tickMs = 100, patience = 12, ...options }: PulseOptions) {
    this.#options = { restMs, tickMs, patience, ...options };
  }

  /** The work's own end, or `DatabaseSilentError` as soon as the database is known to be silent. */
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

  /** As long as somebody waits, and after a silence until there is an answer. */
  async #check(): Promise<void> {
    if (this.#checking) return;
    this.#checking = true;
    while (this.#waiting.size > 0 || this.#silent) {
      // Most work is done before it is worth asking.
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
   * Ends with the first answer. One that fails is no proof: where the process was busy for a second, the time for a new
   * connection ran out before anybody looked whether it was there.
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

  /** Holds up no process that wants to end. */
  #pause(milliseconds: number): Promise<void> {
    return sleep(milliseconds, undefined, { ref: false });
  }
}
