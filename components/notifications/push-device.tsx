'use client';

import { useEffect } from 'react';
import { facility } from '@/lib/browser/browser';
import { useLocale } from '@/lib/i18n/use-locale';
import { whenConnected } from '@/lib/browser/connection';
import type { PushSettings } from '@/lib/notifications/push-settings';
import { whenIdle } from '@/lib/browser/when-idle';
import { useAuth } from '@/stores/auth';
import { usePush } from '@/stores/push';
import { useUi } from '@/stores/ui';

const loadPush = () => whenConnected(() => import('@/lib/notifications/queries-push'), null);

/**
 * Registers the device of a signed-in member who granted permission. It never asks: cards after an order and on the
 * notices page do (`docs/product/account.md`, "Push messages").
 */
export function PushDevice({ settings }: { readonly settings: PushSettings }) {
  const locale = useLocale();
  const { loaded, isLoggedIn } = useAuth();
  const permission = usePush((state) => state.permission);
  useEffect(() => {
    usePush.getState().begin(settings);
  }, [settings]);
  useEffect(() => {
    if (!isLoggedIn || permission === null) return undefined;
    if (permission === 'unsupported') console.warn('Push: not supported by this browser');
    if (permission !== 'granted') return undefined;
    return whenIdle(() => {
      void loadPush().then(({ registerDevice }) => registerDevice(settings, locale));
    });
  }, [settings, isLoggedIn, permission, locale]);
  useEffect(() => {
    if (!loaded || isLoggedIn) return;
    void loadPush().then(({ forgetDevice }) => {
      forgetDevice();
    });
  }, [settings, loaded, isLoggedIn]);
  useEffect(() => {
    if (permission !== 'granted' || !isLoggedIn) return undefined;
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const text = textOf(data);
      if (text !== undefined) useUi.getState().showToast(text);
    };
    const stop = new AbortController();
    facility(() => {
      navigator.serviceWorker.addEventListener('message', onMessage, stop);
    });
    return () => {
      stop.abort();
    };
  }, [permission, isLoggedIn]);
  return null;
}

/** Text of a message that `public/firebase-messaging-sw.js` forwards to a visible page. */
function textOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, text } = data as { readonly type?: unknown; readonly text?: unknown };
  return type === 'shop-push' && typeof text === 'string' ? text : undefined;
}
