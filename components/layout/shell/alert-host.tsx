'use client';

import { lazy, Suspense } from 'react';
import { whenConnected } from '@/lib/browser/connection';
import { useUi } from '@/stores/ui';

const AlertModal = lazy(() =>
  whenConnected(() => import('./alert-modal').then((module) => ({ default: module.AlertModal }))),
);

interface AlertHostProps {
  readonly notice: string;
  readonly ok: string;
  readonly close: string;
}

export function AlertHost({ notice, ok, close }: AlertHostProps) {
  const alert = useUi((state) => state.alert);
  if (!alert) return null;
  return (
    <Suspense>
      {alert.dialog ?? (
        <AlertModal title={alert.title ?? notice} text={alert.text} ok={ok} close={close} />
      )}
    </Suspense>
  );
}
