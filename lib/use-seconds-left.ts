import { useCallback, useSyncExternalStore } from 'react';

const LOOK_MS = 500;

/** How far the service's clock is ahead of this browser's, in ms. */
export function clockAheadOf(answer: { readonly now: string }, readAt: number): number {
  return Date.parse(answer.now) - readAt;
}

/**
 * Whole seconds until a moment by the service's clock; 0 from then on, and where there is no moment.
 *
 * @param ahead how far that clock is ahead of the browser's, which may be wrong
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
