import { SIGNALS_AT_ONCE, SIGNALS_LENGTH } from '@/lib/video-calls/contract-values';
import type { Signal } from '@/lib/video-calls/contract';
import { warnOf } from './warn';

/** Candidates arrive in bursts. */
const GATHER_MS = 60;
const RETRY_MS = 1_000;

/** Sends signals in order and in batches, with retries. */
export class Outgoing {
  readonly #put: (signals: Signal[]) => Promise<void>;
  readonly #waiting: Signal[] = [];
  #isSending = false;
  #isClosed = false;

  constructor(put: (signals: Signal[]) => Promise<void>) {
    this.#put = put;
  }

  add(signal: Signal): void {
    this.#waiting.push(signal);
    void this.#sendAll();
  }

  close(): void {
    this.#isClosed = true;
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    await pause(GATHER_MS);
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const batch = this.#batch();
      try {
        await this.#put(batch);
        this.#waiting.splice(0, batch.length);
      } catch (failure) {
        warnOf('sending signals', failure);
        await pause(RETRY_MS);
      }
    }
    this.#isSending = false;
  }

  #batch(): Signal[] {
    let count = 1;
    const fits = (upTo: number) =>
      JSON.stringify(this.#waiting.slice(0, upTo)).length <= SIGNALS_LENGTH;
    while (count < Math.min(SIGNALS_AT_ONCE, this.#waiting.length) && fits(count + 1)) count += 1;
    return this.#waiting.slice(0, count);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
