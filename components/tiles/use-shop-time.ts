import { useSyncExternalStore } from 'react';
import { clockAhead } from '@/lib/offers/shop-clock';
import { whenIdle } from '@/lib/browser/when-idle';

const SECOND_MS = 1_000;

const listeners = new Set<() => void>();
let now: number | undefined;
let stop: (() => void) | undefined;

/** Service time in ms, in full seconds; undefined on the server and until known. All clocks share one tick. */
export function useShopTime(): number | undefined {
  return useSyncExternalStore(subscribe, read, readOnServer);
}

function read(): number | undefined {
  return now;
}

function readOnServer(): undefined {
  return undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
    now = undefined;
  };
}

function start(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const run = async () => {
    const ahead = await clockAhead();
    const tick = () => {
      if (stopped) return;
      const exact = Date.now() + ahead;
      now = Math.floor(exact / SECOND_MS) * SECOND_MS;
      for (const listener of listeners) listener();
      timer = setTimeout(tick, SECOND_MS - (exact % SECOND_MS));
    };
    tick();
  };
  const cancel = whenIdle(() => void run());
  return () => {
    stopped = true;
    cancel();
    clearTimeout(timer);
  };
}
