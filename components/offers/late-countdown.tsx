'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { whenConnected } from '@/lib/layout/connection';

const FlashCountdown = lazy(() =>
  whenConnected(
    () => import('./flash-countdown').then((module) => ({ default: module.FlashCountdown })),
    null,
  ),
);

/** A clock whose code comes only where one ticks; until then the end stands there in words. */
export function LateCountdown(props: ComponentProps<typeof FlashCountdown>) {
  return (
    <Suspense fallback={props.children}>
      <FlashCountdown {...props} />
    </Suspense>
  );
}
