'use client';

import { lazy, Suspense, useEffect } from 'react';
import { isChunkFailure, reloadForChunk } from '@/lib/layout/chunk-guard';

const PageError = lazy(() =>
  import('./page-error').then((module) => ({ default: module.PageError })),
);

interface ErrorBoundaryScreenProps {
  /** An error of the server has a digest, and a message that says nothing to a shopper. */
  readonly error: Error & { readonly digest?: string };
}

/** What Next shows in place of a page that failed. */
export function ErrorBoundaryScreen({ error }: ErrorBoundaryScreenProps) {
  useEffect(() => {
    if (isChunkFailure(error)) reloadForChunk();
  }, [error]);
  return (
    <Suspense>
      <PageError status={500} {...(error.digest === undefined ? { message: error.message } : {})} />
    </Suspense>
  );
}
