'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { Banner } from '@/lib/contents/contract';
import { useLocale, usePath } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import { isDecided } from '@/lib/browser/contract-values';
import { isInTheWay, mayShowAd } from '@/lib/contents/ad-gate';
import { usePrivacy } from '@/stores/privacy';
import { useUi } from '@/stores/ui';

const AdModal = lazy(() =>
  whenConnected(() => import('./ad-modal').then((module) => ({ default: module.AdModal }))),
);

/** After the page is idle and the consent letter had its chance. */
const AT_REST_MS = 2000;

/**
 * Promotional ad: at most once a browser session, and never before the cookie choice, on a layout that excludes it, or
 * over another dialog or an open menu.
 */
export function AdHost() {
  const locale = useLocale();
  const path = usePath();
  const decided = usePrivacy((state) => state.stored !== null && isDecided(state.stored));
  const isWelcome = useUi((state) => state.interruptions === 'any');
  const letterOpen = usePrivacy((state) => state.letterOpen);
  /** Tied to its page: navigation removes it. */
  const [ad, setAd] = useState<{ readonly banner: Banner; readonly path: string } | null>(null);

  useEffect(() => {
    if (!decided || !isWelcome || !mayShowAd()) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      void whenConnected(() => import('@/lib/contents/queries'), null)
        .then(({ findAd }) => findAd(locale))
        .then((found) => {
          if (!left && found && !isInTheWay()) setAd({ banner: found, path });
        });
    }, AT_REST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [decided, isWelcome, path, locale]);

  // A consent letter that opens late takes precedence.
  if (letterOpen || !isWelcome || ad?.path !== path) return null;
  return (
    <Suspense>
      <AdModal
        banner={ad.banner}
        onClose={() => {
          setAd(null);
        }}
      />
    </Suspense>
  );
}
