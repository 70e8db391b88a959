'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { whenConnected } from '@/lib/browser/connection';
import { isDecided } from '@/lib/browser/contract-values';
import { usePrivacy } from '@/stores/privacy';
import { ROUTE_EVENT_MS } from '@/components/common/use-told';

const loadTags = () => whenConnected(() => import('@/lib/analytics/tag-manager'), null);

/** Runs the tag manager after consent to analytics, never before. Without a container id nothing loads. */
export function useAnalytics(gtmId: string | undefined): void {
  const pathname = usePathname();
  const stored = usePrivacy((state) => state.stored);
  const choice = stored && isDecided(stored) ? stored : undefined;

  useEffect(() => {
    if (gtmId === undefined || !choice) return;
    void loadTags().then((tags) => {
      if (choice.analytics) {
        void tags.startTagManager(gtmId, choice);
        usePrivacy.getState().count();
      }
      // A running tag manager cannot be stopped, so the page reloads without it.
      else if (tags.isTagManagerRunning()) window.location.reload();
    });
  }, [gtmId, choice]);

  const allowed = gtmId !== undefined && choice?.analytics === true;
  useEffect(() => {
    if (!allowed) return undefined;
    const timer = setTimeout(() => {
      void loadTags().then(({ trackPage }) => {
        trackPage(window.location.pathname);
      });
    }, ROUTE_EVENT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [pathname, allowed]);
}
