'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { looksSignedIn } from '@/lib/api/session-token';
import type { Medicine } from '@/lib/health/label';
import { whenConnected } from '@/lib/browser/connection';
import { whenIdle } from '@/lib/browser/when-idle';

const ProductCheck = lazy(() =>
  whenConnected(
    () => import('./product-check').then((module) => ({ default: module.ProductCheck })),
    null,
  ),
);

interface ProductWarningsProps {
  readonly medicine: Medicine;
  readonly name: string;
}

/** For members alone, once the page is there: tables and comparison are loaded then. */
export function ProductWarnings(props: ProductWarningsProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setWanted(looksSignedIn());
      }),
    [],
  );
  return (
    wanted && (
      <Suspense>
        <ProductCheck {...props} />
      </Suspense>
    )
  );
}
