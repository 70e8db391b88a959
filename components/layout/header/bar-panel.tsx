'use client';

import { lazy, Suspense } from 'react';
import { whenConnected } from '@/lib/layout/connection';
import type { PanelOf } from './panel-of';
import { PanelSkeleton } from './panel-skeleton';

const LoadedPanel = lazy(() =>
  whenConnected(() => import('./loaded-panel').then((module) => ({ default: module.LoadedPanel }))),
);

/**
 * Hundreds of links that few people open stand on no page: a panel and its texts are fetched when somebody comes near
 * the bar, and until then its place stands.
 */
export function BarPanel({ of }: { readonly of: PanelOf }) {
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <LoadedPanel of={of} />
    </Suspense>
  );
}
