import { useState, useSyncExternalStore } from 'react';

/** Time at which the component was mounted; undefined on the server and during hydration, because pages are cached. */
export function useBrowserTime(): Date | undefined {
  const [now] = useState(() => new Date());
  const isBrowser = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
  return isBrowser ? now : undefined;
}

const subscribeToNothing = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
