import { isOffline } from './browser';
import { isChunkFailure } from './chunk-guard';

const REFUSED = 'shop:offline';

/** An action needed a connection; the shell shows a message. */
export function tellOffline(): void {
  window.dispatchEvent(new Event(REFUSED));
}

export function onOfflineRefusal(listener: () => void): () => void {
  window.addEventListener(REFUSED, listener);
  return () => {
    window.removeEventListener(REFUSED, listener);
  };
}

/** Calls back on going offline and online. Returns the unsubscribe function. */
export function onConnection(listener: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', listener, stop);
  window.addEventListener('offline', listener, stop);
  return () => {
    stop.abort();
  };
}

/**
 * Loads code or texts of a lazy part. Offline it waits for the connection, since React would cache the failure and
 * show the error page for the whole page.
 *
 * @param tell reports being offline when the shopper requested the part; null for prefetches
 */
export async function whenConnected<Part>(
  load: () => Promise<Part>,
  tell: (() => void) | null = tellOffline,
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!isChunkFailure(error) || !isOffline()) throw error;
    tell?.();
    await new Promise<void>((resolve) => {
      window.addEventListener('online', () => resolve(), { once: true });
    });
    return whenConnected(load, tell);
  }
}
