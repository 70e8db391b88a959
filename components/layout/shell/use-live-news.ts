'use client';

import { useEffect } from 'react';
import { useLocale } from '@/lib/i18n/use-locale';
import { useAuth } from '@/stores/auth';

const LATEST_MS = 5_000;

/** Notifications arrive by themselves for members, once the page has nothing better to do. */
export function useLiveNews(): void {
  const locale = useLocale();
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const cancel = whenIdle(() => {
      void import('@/lib/queries/live-news').then(({ followNews }) => {
        if (!left) stop = followNews(locale);
      });
    });
    return () => {
      left = true;
      cancel();
      stop?.();
    };
  }, [isLoggedIn, locale]);
}

/** Safari knows no idle time. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LATEST_MS);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = window.requestIdleCallback(work, { timeout: LATEST_MS });
  return () => {
    window.cancelIdleCallback(handle);
  };
}
