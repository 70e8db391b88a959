'use client';

import { lazy, Suspense } from 'react';
import { whenConnected } from '@/lib/browser/connection';
import { usePrivacy } from '@/stores/privacy';

const CookieDialog = lazy(() =>
  whenConnected(() =>
    import('./cookie-dialog').then((module) => ({ default: module.CookieDialog })),
  ),
);

export function CookieDialogHost() {
  const open = usePrivacy((state) => state.dialogOpen);
  if (!open) return null;
  return (
    <Suspense>
      <CookieDialog />
    </Suspense>
  );
}
