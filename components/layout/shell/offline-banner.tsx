'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './offline-banner.module.scss';

/** Announced when the connection goes; a server render counts as online. */
export function OfflineBanner({ text }: { readonly text: string }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <Icon name="warning" size="sm" />
          {text}
        </p>
      )}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', changed, { signal: stop.signal });
  window.addEventListener('offline', changed, { signal: stop.signal });
  return () => {
    stop.abort();
  };
}
