'use client';

import { useEffect } from 'react';
import { isChunkFailure, reloadForChunk } from '@/lib/layout/chunk-guard';

/** A part of the page that fails to load reloads it, at most once in 60 s. */
export function useChunkGuard(): void {
  useEffect(() => {
    const stop = new AbortController();
    const check = (error: unknown) => {
      if (isChunkFailure(error)) reloadForChunk();
    };
    const onError = (event: ErrorEvent) => {
      check(event.error);
    };
    const onRejection = (event: PromiseRejectionEvent) => {
      check(event.reason);
    };
    window.addEventListener('error', onError, { signal: stop.signal });
    window.addEventListener('unhandledrejection', onRejection, { signal: stop.signal });
    return () => {
      stop.abort();
    };
  }, []);
}
