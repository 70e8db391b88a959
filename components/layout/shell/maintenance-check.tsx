'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { Maintenance } from '@/lib/api/contract/maintenance';

const MaintenanceOverlay = lazy(() =>
  import('./maintenance-overlay').then((module) => ({ default: module.MaintenanceOverlay })),
);

/** Asks once the page is at rest; a failure is ignored in silence (`spec.md` section 8). */
export function MaintenanceCheck() {
  const [image, setImage] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => {
      void askMaintenance().then((answer) => {
        if (answer?.is_maintain) setImage(answer.web_image);
      });
    }, AT_REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (image === undefined) return null;
  return (
    <Suspense>
      <MaintenanceOverlay image={image} />
    </Suspense>
  );
}

const AT_REST_MS = 1000;

async function askMaintenance(): Promise<Maintenance | undefined> {
  try {
    const answer = await fetch('/api/ma-api');
    return answer.ok ? ((await answer.json()) as Maintenance) : undefined;
  } catch {
    return undefined;
  }
}
