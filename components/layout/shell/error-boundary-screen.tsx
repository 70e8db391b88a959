'use client';

import { lazy, Suspense, useEffect } from 'react';
import { AWAY_DIGEST } from '@/lib/api/contract-values';
import { normalizeError } from '@/lib/api/error';
import { isChunkFailure, reloadForChunk } from '@/lib/browser/chunk-guard';

const PageError = lazy(() =>
  import('./page-error').then((module) => ({ default: module.PageError })),
);

interface ErrorBoundaryScreenProps {
  /** A server error has a digest, and a message that is not for shoppers. */
  readonly error: Error & { readonly digest?: string };
}

export function ErrorBoundaryScreen({ error }: ErrorBoundaryScreenProps) {
  useEffect(() => {
    if (isChunkFailure(error)) void reloadForChunk();
  }, [error]);
  return (
    <Suspense>
      <PageError
        status={isAway(error) ? 503 : 500}
        {...(error.digest === undefined ? { message: error.message } : {})}
      />
    </Suspense>
  );
}

/** Service unavailable, on the server or in a call of the browser. */
function isAway(error: ErrorBoundaryScreenProps['error']): boolean {
  return error.digest === AWAY_DIGEST || normalizeError(error).status === 503;
}
