'use client';

import { useEffect } from 'react';
import { isChunkFailure, reloadForChunk } from '@/lib/browser/chunk-guard';
import { tellOffline } from '@/lib/browser/connection';

/** Reloads the page when a chunk fails to load, at most once in 60 s. Offline it shows a notice instead. */
export function useChunkGuard(): void {
  useEffect(() => {
    const stop = new AbortController();
    const check = async (error: unknown) => {
      if (isChunkFailure(error) && (await reloadForChunk()) === 'offline') tellOffline();
    };
    const onError = (event: ErrorEvent) => {
      void check(event.error);
    };
    const onRejection = (event: PromiseRejectionEvent) => {
      void check(event.reason);
    };
    window.addEventListener('error', onError, { signal: stop.signal });
    window.addEventListener('unhandledrejection', onRejection, { signal: stop.signal });
    return () => {
      stop.abort();
    };
  }, []);
}
