import { isOffline } from '../browser';
import { isChunkFailure } from './chunk-guard';

const REFUSED = 'shop:offline';

/** Something was asked for that needs a connection; the shell says so. */
export function tellOffline(): void {
  window.dispatchEvent(new Event(REFUSED));
}

export function onOfflineRefusal(listener: () => void): () => void {
  window.addEventListener(REFUSED, listener);
  return () => {
    window.removeEventListener(REFUSED, listener);
  };
}

/** Calls back when the connection goes and when it returns. */
export function onConnection(listener: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', listener, stop);
  window.addEventListener('offline', listener, stop);
  return () => {
    stop.abort();
  };
}

/**
 * Loads the code or the texts of a part that opens on demand. Offline it waits for the connection: React would keep
 * the failure for ever and show the error page in place of the whole page.
 *
 * @param tell where the shopper asked for the part, says that it needs a connection; null for what nobody asked for
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
