/** Rapid clicks become one call with the last, absolute value. */
const DEBOUNCE_MS = 350;

export interface DebouncedSend {
  readonly change: (value: number) => void;
  /** Sends at once what still waits. */
  readonly flush: () => void;
  /** Forgets what still waits. */
  readonly cancel: () => void;
}

interface DebounceEvents {
  /** The first change of a row of them. */
  readonly onWait: () => void;
  /** Called before the pending change is sent, or when it is dropped. */
  readonly onEnd: () => void;
  readonly send: (value: number) => void;
}

export function createDebouncedSend({ onWait, onEnd, send }: DebounceEvents): DebouncedSend {
  let waiting: { readonly value: number; readonly timer: ReturnType<typeof setTimeout> } | null =
    null;
  const take = () => {
    const taken = waiting;
    if (taken) {
      clearTimeout(taken.timer);
      waiting = null;
      onEnd();
    }
    return taken;
  };
  const flush = () => {
    const taken = take();
    if (taken) send(taken.value);
  };
  return {
    change: (value) => {
      if (waiting) clearTimeout(waiting.timer);
      else onWait();
      waiting = { value, timer: setTimeout(flush, DEBOUNCE_MS) };
    },
    flush,
    cancel: () => void take(),
  };
}
