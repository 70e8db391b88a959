import { useCallback, useSyncExternalStore } from 'react';

const LOOK_MS = 500;

/** Milliseconds that the service clock is ahead of the browser's. */
export function clockAheadOf(answer: { readonly now: string }, readAt: number): number {
  return Date.parse(answer.now) - readAt;
}

/**
 * Whole seconds until an instant by the service clock; 0 afterwards, and without an instant.
 *
 * @param ahead milliseconds that the service clock is ahead of the browser's
 */
export function useSecondsLeft(until: string | null, ahead: number): number {
  const read = useCallback(
    () =>
      until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - Date.now() - ahead) / 1_000)),
    [until, ahead],
  );
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  return () => {
    clearInterval(timer);
  };
}
