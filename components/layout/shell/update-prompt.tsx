'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { facility } from '@/lib/browser/browser';
import { whenConnected } from '@/lib/browser/connection';
import { whenIdle } from '@/lib/browser/when-idle';
import { useUi } from '@/stores/ui';

const UpdateNote = lazy(() =>
  whenConnected(
    () => import('./update-note').then((module) => ({ default: module.UpdateNote })),
    null,
  ),
);

const WORKER = '/sw.js';

/** Ignores failures: without storage the shop works as well. */
function quietly(work: () => Promise<unknown>): void {
  void Promise.resolve()
    .then(work)
    .catch(() => undefined);
}

interface UpdatePromptProps {
  readonly text: string;
  readonly action: string;
}

/**
 * Registers the service worker, and offers a reload when one of a later build has taken over. Browsers check for
 * updates at each visit; a page that becomes visible checks too.
 */
export function UpdatePrompt({ text, action }: UpdatePromptProps) {
  const mayInterrupt = useUi((state) => state.interruptions !== 'none');
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    // Missing in insecure contexts; development builds change all the time.
    const serviceWorker = facility(() => navigator.serviceWorker);
    if (process.env.NODE_ENV !== 'production' || !serviceWorker) return undefined;
    const stop = new AbortController();
    let known = serviceWorker.controller !== null;
    const onChange = () => {
      if (known) setNew(true);
      known = true;
    };
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      quietly(async () => (await serviceWorker.getRegistration())?.update());
    };
    facility(() => {
      serviceWorker.addEventListener('controllerchange', onChange, { signal: stop.signal });
    });
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    const callOff = whenIdle(() => {
      quietly(() => serviceWorker.register(WORKER));
    });
    return () => {
      callOff();
      stop.abort();
    };
  }, []);
  if (!isNew || !mayInterrupt) return null;
  return (
    <Suspense>
      <UpdateNote text={text} action={action} />
    </Suspense>
  );
}
