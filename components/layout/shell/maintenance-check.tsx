'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { askMaintenance } from '@/lib/api/maintenance';
import { splitLocale } from '@/lib/i18n/locale';

const MaintenanceOverlay = lazy(() =>
  import('./maintenance-overlay').then((module) => ({ default: module.MaintenanceOverlay })),
);

/** Asks once the page is at rest, or sees what the startup of a member has learned by then. */
export function MaintenanceCheck() {
  const [image, setImage] = useState<string>();
  const { path } = splitLocale(usePathname());
  // Staff goes on working, and has to sign in for that.
  const staysOpen = /^\/(staff|login)(\/|$)/.test(path);
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
  if (image === undefined || staysOpen) return null;
  return (
    <Suspense>
      <MaintenanceOverlay image={image} />
    </Suspense>
  );
}

const AT_REST_MS = 1000;
