'use client';

import { useEffect, useRef } from 'react';
import { isOffline } from './browser';
import { onConnection } from './connection';

/** Calls back when the connection returns, e.g. to clear offline messages. */
export function useBackOnline(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(
    () =>
      onConnection(() => {
        if (!isOffline()) latest.current();
      }),
    [],
  );
}
