'use client';

import { lazy, Suspense } from 'react';
import { whenConnected } from '@/lib/browser/connection';
import { useAuth } from '@/stores/auth';
import type { OwnOrderProps } from './use-own-order';

const OwnOrderNotice = lazy(() =>
  whenConnected(() =>
    import('./own-order-notice').then((module) => ({ default: module.OwnOrderNotice })),
  ),
);

/** Asks for the order in the browser of a member, since the page is the same for everyone. */
export function OwnOrder(props: OwnOrderProps) {
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  return (
    isLoggedIn && (
      <Suspense>
        <OwnOrderNotice {...props} />
      </Suspense>
    )
  );
}
