'use client';

import { lazy, Suspense } from 'react';
import { whenConnected } from '@/lib/browser/connection';

/** Next sends this screen with each page; lazy, so that styles and texts load only where it is shown. */
const NotFoundScreen = lazy(() =>
  whenConnected(() =>
    import('./not-found-screen').then((module) => ({ default: module.NotFoundScreen })),
  ),
);

export function NotFound() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  );
}
