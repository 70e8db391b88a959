import { SIGNATURE_HEADER, TIMESTAMP_HEADER, sign } from './signature.ts';
import type { BankStore } from './store.ts';
import type { BankEvent, Callback } from './wire.ts';

const AT_ONCE = 8;
const ANSWER_MS = 10_000;
const LONGEST_WAIT_MS = 60_000;
const MAX_ATTEMPTS = 20;

export interface CourierParts {
  readonly store: BankStore;
  readonly secret: string;
  /** The shop's time, which goes into signatures. */
  readonly now: () => Date;
  readonly firstRetryMs: number;
  /** How long `reorder` holds a callback without a successor. */
  readonly holdMs: number;
}

export interface Courier {
  readonly tell: (event: BankEvent, url: string) => void;
  close(): Promise<void>;
}

/** Delivers signed callbacks to the shop, retrying until it answers 200, subject to the switches. */
export function createCourier(parts: CourierParts): Courier {
  const { store, secret, now, firstRetryMs, holdMs } = parts;
  const { state } = store;
  const underWay = new Map<Callback, Promise<void>>();
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function deliver({ event, url }: Callback): Promise<boolean> {
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(now().getTime() / 1_000));
    const key = state.switches.forge ? `${secret} of a forger` : secret;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [TIMESTAMP_HEADER]: timestamp,
          [SIGNATURE_HEADER]: sign(key, timestamp, body),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(ANSWER_MS)]),
      });
      await answer.body?.cancel();
      return answer.status === 200;
    } catch {
      return false;
    }
  }

  async function attempt(callback: Callback): Promise<void> {
    const done = await deliver(callback);
    if (stop.signal.aborted) return;
    callback.attempts += 1;
    if (done || callback.attempts >= MAX_ATTEMPTS) {
      state.callbacks = state.callbacks.filter((other) => other !== callback);
    } else {
      const wait = firstRetryMs * 2 ** (callback.attempts - 1);
      callback.due_at = Date.now() + Math.min(wait, LONGEST_WAIT_MS);
    }
    await store.save();
  }

  function isFree(callback: Callback): boolean {
    if (underWay.has(callback)) return false;
    const { after } = callback;
    return after === null || !state.callbacks.some(({ event }) => event.id === after);
  }

  function work(): void {
    clearTimeout(timer);
    if (stop.signal.aborted) return;
    const free = state.callbacks.filter(isFree).sort((a, b) => a.due_at - b.due_at);
    for (const callback of free) {
      if (underWay.size >= AT_ONCE) return;
      if (callback.due_at > Date.now()) {
        timer = setTimeout(work, callback.due_at - Date.now());
        return;
      }
      const done = attempt(callback).finally(() => {
        underWay.delete(callback);
        work();
      });
      underWay.set(callback, done);
    }
  }

  function tell(event: BankEvent, url: string): void {
    const { silent, late_seconds, duplicate, reorder } = state.switches;
    if (silent) return;
    const held = state.callbacks.filter((callback) => callback.held);
    for (const callback of held) {
      Object.assign(callback, { held: false, after: event.id, due_at: Date.now() });
    }
    const hold = reorder && held.length === 0;
    const dueAt = Date.now() + late_seconds * 1_000 + (hold ? holdMs : 0);
    for (let copy = 0; copy < (duplicate ? 3 : 1); copy += 1) {
      state.callbacks.push({ event, url, attempts: 0, due_at: dueAt, held: hold, after: null });
    }
    store.save().then(work, work);
  }

  work();
  return {
    tell,
    close: async () => {
      clearTimeout(timer);
      stop.abort();
      await Promise.allSettled(underWay.values());
    },
  };
}
