'use client';

import { lazy, Suspense } from 'react';
import { usePrivacy } from '@/stores/privacy';

const CookieDialog = lazy(() =>
  import('./cookie-dialog').then((module) => ({ default: module.CookieDialog })),
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
