'use client';

import { useEffect, useRef } from 'react';
import { isOffline } from '../browser';
import { onConnection } from './connection';

/** Calls back when the connection has returned: what could not be done without it no longer has to be said. */
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
