'use client';

import { useEffect } from 'react';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenIdle } from '@/lib/when-idle';
import { useAuth } from '@/stores/auth';

/** Notifications arrive by themselves for members, once the page has nothing better to do. */
export function useLiveEvents(): void {
  const locale = useLocale();
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const cancel = whenIdle(() => {
      void import('@/lib/queries/live-events').then(({ followEvents }) => {
        if (!left) stop = followEvents(locale);
      });
    });
    return () => {
      left = true;
      cancel();
      stop?.();
    };
  }, [isLoggedIn, locale]);
}
