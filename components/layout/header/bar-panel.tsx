'use client';

import { lazy, Suspense } from 'react';
import { whenConnected } from '@/lib/browser/connection';
import type { PanelOf } from './panel-of';
import { PanelSkeleton } from './panel-skeleton';

const LoadedPanel = lazy(() =>
  whenConnected(() => import('./loaded-panel').then((module) => ({ default: module.LoadedPanel }))),
);

/**
 * Panel with its texts, loaded as the pointer comes near the bar. Keeps hundreds of rarely opened links out of each
 * page.
 */
export function BarPanel({ of }: { readonly of: PanelOf }) {
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <LoadedPanel of={of} />
    </Suspense>
  );
}
