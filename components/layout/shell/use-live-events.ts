'use client';

import { useEffect } from 'react';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { whenIdle } from '@/lib/browser/when-idle';
import { useAuth } from '@/stores/auth';

const loadSession = () => whenConnected(() => import('@/lib/identity/queries-session'), null);

/** Live notifications for members, connected once the page is idle. */
export function useLiveEvents(): void {
  const locale = useLocale();
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const cancel = whenIdle(() => {
      void loadSession().then(({ followEvents }) => {
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
