'use client';

import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { whenConnected } from '@/lib/layout/connection';
import type { LinksOf } from './loaded-links';
import styles from './panel.module.scss';

const LoadedLinks = lazy(() =>
  whenConnected(() => import('./loaded-links').then((module) => ({ default: module.LoadedLinks }))),
);

interface PanelLinksProps {
  readonly of: LinksOf;
  /** So many will come. */
  readonly count: number;
  readonly className?: string | undefined;
}

/**
 * Hundreds of links that few people open stand on no page: they are fetched when somebody comes near the bar, and
 * until then their places stand in the panel.
 */
export function PanelLinks({ of, count, className }: PanelLinksProps) {
  const places = (
    <ul className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={styles.place}>
          <Skeleton width="70%" />
        </li>
      ))}
    </ul>
  );
  return (
    <Suspense fallback={places}>
      <LoadedLinks of={of} className={className} places={places} />
    </Suspense>
  );
}
