'use client';

import { lazy, Suspense, useEffect } from 'react';
import { setReadyTexts, type ReadyTexts } from '@/lib/i18n/ready-texts';
import { whenConnected } from '@/lib/browser/connection';
import type { PushSettings } from '@/lib/notifications/push-settings';
import { ConsentHost } from '@/components/consents/consent-host';
import { CookieDialogHost } from '@/components/privacy/cookie-dialog-host';
import { useAnalytics } from '@/components/privacy/use-analytics';
import { AdHost } from '@/components/contents/ad-host';
import { AlertHost } from './alert-host';
import { BusyCurtain } from './busy-curtain';
import { LoadingBar } from './loading-bar';
import { MaintenanceCheck } from './maintenance-check';
import { OfflineBanner } from './offline-banner';
import { RingHost } from './ring-host';
import { ToastRegion } from './toast-region';
import { UpdatePrompt } from './update-prompt';
import { useApiErrors } from './use-api-errors';
import { useChunkGuard } from './use-chunk-guard';
import { useLiveEvents } from './use-live-events';
import { useOfflineGuard } from './use-offline-guard';
import { useStartup } from './use-startup';

/** Next sends these with each page. One file with the shell saves 700 bytes over three. */
export { NotFound } from '../not-found';
export { ErrorBoundaryScreen } from './error-boundary-screen';

const PushDevice = lazy(() =>
  whenConnected(() =>
    import('@/components/notifications/push-device').then((module) => ({
      default: module.PushDevice,
    })),
  ),
);

export interface ShellTexts extends ReadyTexts {
  readonly busy: string;
  readonly offline: string;
  readonly update: string;
  readonly updateNow: string;
  readonly notice: string;
  readonly ok: string;
  readonly close: string;
}

interface ShellProps {
  readonly texts: ShellTexts;
  readonly gtmId: string | undefined;
  readonly push: PushSettings | undefined;
}

/** Common parts of each page besides its content: startup, notices, and parts that appear on events. */
export function Shell({ texts, gtmId, push }: ShellProps) {
  useEffect(() => {
    setReadyTexts(texts);
  }, [texts]);
  useApiErrors();
  useChunkGuard();
  useOfflineGuard(texts.offlineAction);
  useStartup();
  useLiveEvents();
  useAnalytics(gtmId);
  useEffect(() => {
    // Marks the document as interactive, for tests and tools.
    document.documentElement.setAttribute('data-alive', '');
  }, []);
  return (
    <>
      <Suspense>
        <LoadingBar />
      </Suspense>
      <OfflineBanner text={texts.offline} />
      <ToastRegion />
      <AlertHost notice={texts.notice} ok={texts.ok} close={texts.close} />
      <RingHost />
      <BusyCurtain label={texts.busy} />
      <CookieDialogHost />
      <ConsentHost />
      <AdHost />
      <MaintenanceCheck />
      {push && (
        <Suspense>
          <PushDevice settings={push} />
        </Suspense>
      )}
      <UpdatePrompt text={texts.update} action={texts.updateNow} />
    </>
  );
}
