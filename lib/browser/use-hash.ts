import { useSyncExternalStore } from 'react';

/** Part of the address after the `#`; undefined on the server, which never receives it. */
export function useHash(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    onHash,
    () => window.location.hash.slice(1),
    () => undefined,
  );
}

function onHash(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
  };
}
