'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { whenConnected } from '@/lib/layout/connection';

const TellMeButton = lazy(() =>
  whenConnected(
    () => import('./tell-me-button').then((module) => ({ default: module.TellMeButton })),
    null,
  ),
);

/** Its code comes with products that are sold out alone. */
export function LateTellMe(props: ComponentProps<typeof TellMeButton>) {
  return (
    <Suspense>
      <TellMeButton {...props} />
    </Suspense>
  );
}
