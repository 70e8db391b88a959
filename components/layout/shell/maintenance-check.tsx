'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Maintenance } from '@/lib/maintenance/contract';
import { askMaintenance, askMaintenanceAgain } from '@/lib/maintenance/ask';
import { splitLocale } from '@/lib/i18n/locale';
import { useUi } from '@/stores/ui';

const MaintenanceOverlay = lazy(() =>
  import('./maintenance-overlay').then((module) => ({ default: module.MaintenanceOverlay })),
);

/**
 * Checks for maintenance when the page is idle, or reuses the result of a member's startup. Checks again after a 503,
 * since the shop may have closed during the visit.
 */
export function MaintenanceCheck() {
  const [image, setImage] = useState<string>();
  const { path } = splitLocale(usePathname());
  // Staff keeps working, and needs to sign in for that.
  const staysOpen = /^\/(staff|login)(\/|$)/.test(path);
  const isRefused = useUi((state) => state.pageError?.status === 503);
  useEffect(() => {
    const cover = (answer: Maintenance | undefined) => {
      if (answer?.is_maintain) setImage(answer.web_image);
    };
    if (isRefused) {
      void askMaintenanceAgain().then(cover);
      return undefined;
    }
    const timer = setTimeout(() => {
      void askMaintenance().then(cover);
    }, AT_REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isRefused]);
  if (image === undefined || staysOpen) return null;
  return (
    <Suspense>
      <MaintenanceOverlay image={image} />
    </Suspense>
  );
}

const AT_REST_MS = 1000;
