import { useState, useSyncExternalStore } from 'react';

/**
 * The moment at which the part was shown; undefined on the server and while it hydrates. The page is kept for
 * everybody: what hour it is, only the browser knows.
 */
export function useBrowserTime(): Date | undefined {
  const [now] = useState(() => new Date());
  const isBrowser = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
  return isBrowser ? now : undefined;
}

const subscribeToNothing = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
