'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { Banner } from '@/lib/api/contract/content';
import { useLocale, usePath } from '@/lib/i18n/use-locale';
import { isDecided } from '@/lib/layout/cookie-choice';
import { markPromotionSeen, mayPromote } from '@/lib/layout/promotion-gate';
import { usePrivacy } from '@/stores/privacy';

const PromotionModal = lazy(() =>
  import('./promotion-modal').then((module) => ({ default: module.PromotionModal })),
);

/** After the page is at rest, and after the consent letter had its turn. */
const AT_REST_MS = 2000;

/**
 * The promotional ad: at most once a browser session, never before the choice of cookies, never where
 * somebody signs in, pays or looks after their account, never over another dialog.
 */
export function PromotionHost() {
  const locale = useLocale();
  const path = usePath();
  const decided = usePrivacy((state) => state.stored !== null && isDecided(state.stored));
  const [banner, setBanner] = useState<Banner | null>(null);

  useEffect(() => {
    if (!decided || !mayPromote(path)) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      void import('@/lib/queries/promotion')
        .then(({ findPromotion }) => findPromotion(locale))
        .then((found) => {
          if (left || !found || isBusy()) return;
          markPromotionSeen();
          setBanner(found);
        });
    }, AT_REST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [decided, path, locale]);

  if (!banner) return null;
  return (
    <Suspense>
      <PromotionModal
        banner={banner}
        onClose={() => {
          setBanner(null);
        }}
      />
    </Suspense>
  );
}

/** Another dialog is open, or somebody is typing. */
function isBusy(): boolean {
  return document.querySelector('[aria-modal="true"], input:focus, textarea:focus') !== null;
}
