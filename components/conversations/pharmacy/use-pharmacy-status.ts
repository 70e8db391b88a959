'use client';

import { useSyncExternalStore } from 'react';
import type { PharmacyStatus } from '@/lib/conversations/contract-pharmacy';
import type { Locale } from '@/lib/i18n/locale';
import { askPharmacyStatus } from '@/lib/conversations/queries-pharmacy';
import { whenIdle } from '@/lib/browser/when-idle';

const REFRESH_MS = 60_000;

/** Shared poll, once a minute while any subscriber is mounted and the page is visible. */
function createSource(locale: Locale) {
  const listeners = new Set<() => void>();
  let status: PharmacyStatus | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let cancel: (() => void) | undefined;

  async function refresh(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    // Keep the last known status.
    status = (await askPharmacyStatus(locale)) ?? status;
    for (const listener of listeners) listener();
  }
  const onVisible = () => void refresh();

  return {
    get: () => status,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        cancel = whenIdle(onVisible);
        timer = setInterval(onVisible, REFRESH_MS);
        document.addEventListener('visibilitychange', onVisible);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        cancel?.();
        clearInterval(timer);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}

const sources = { en: createSource('en'), th: createSource('th') };

/** Undefined on the server and until the first answer. */
export function usePharmacyStatus(locale: Locale): PharmacyStatus | undefined {
  const { subscribe, get } = sources[locale];
  return useSyncExternalStore(subscribe, get, nothingYet);
}

function nothingYet(): undefined {
  return undefined;
}
