'use client';

import { Suspense } from 'react';
import { AlertHost } from './alert-host';
import { BusyCurtain } from './busy-curtain';
import { LoadingBar } from './loading-bar';
import { MaintenanceCheck } from './maintenance-check';
import { OfflineBanner } from './offline-banner';
import { ToastRegion } from './toast-region';
import { useApiErrors } from './use-api-errors';
import { useChunkGuard } from './use-chunk-guard';
import { useStartup } from './use-startup';

export interface ShellTexts {
  readonly busy: string;
  readonly offline: string;
  readonly notice: string;
  readonly ok: string;
  readonly close: string;
}

/** What every page has besides its content: startup, notices, and the parts that appear when something happens. */
export function Shell({ texts }: { readonly texts: ShellTexts }) {
  useApiErrors();
  useChunkGuard();
  useStartup();
  return (
    <>
      <Suspense>
        <LoadingBar />
      </Suspense>
      <OfflineBanner text={texts.offline} />
      <ToastRegion />
      <AlertHost notice={texts.notice} ok={texts.ok} close={texts.close} />
      <BusyCurtain label={texts.busy} />
      <MaintenanceCheck />
    </>
  );
}
