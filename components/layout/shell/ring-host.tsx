'use client';

import { lazy, Suspense } from 'react';
import { whenConnected } from '@/lib/browser/connection';
import { useUi } from '@/stores/ui';

const RingNote = lazy(() =>
  whenConnected(() => import('./ring-note').then((module) => ({ default: module.RingNote })), null),
);

/** Shown while a pharmacist calls and the member looks at another page. */
export function RingHost() {
  const ring = useUi((state) => state.ring);
  if (!ring) return null;
  return (
    <Suspense>
      <RingNote key={ring.callId} ring={ring} />
    </Suspense>
  );
}
