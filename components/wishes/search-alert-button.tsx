'use client';

import { lazy, Suspense } from 'react';
import { whenConnected } from '@/lib/browser/connection';
import type { TellMeButtonProps } from './tell-me-button';

const TellMeButton = lazy(() =>
  whenConnected(() =>
    import('./tell-me-button').then((module) => ({ default: module.TellMeButton })),
  ),
);

/** Alert for words that found nothing; searches with results do not load its code. */
export function SearchAlertButton(props: TellMeButtonProps) {
  return (
    <Suspense>
      <TellMeButton {...props} />
    </Suspense>
  );
}
