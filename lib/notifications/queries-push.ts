import { sendPushToken } from './calls';
import { facility } from '../browser/browser';
import { http } from '../api/http';
import type { Locale } from '../i18n/locale';
import { keptInTab } from '../browser/kept';
import type { PushSettings } from './push-settings';
import { useAuth } from '@/stores/auth';
import { usePush } from '@/stores/push';

/** Separate from the scope `/` of the shop's own worker. */
const SCOPE = '/firebase-cloud-messaging-push-scope';
const WORKER = '/firebase-messaging-sw.js';
const MARK = 'push_device';

/** Asks for permission and registers the device. Call from a click handler. */
export async function turnPushOn(settings: PushSettings, locale: Locale): Promise<void> {
  await facility(() => Notification.requestPermission());
  usePush.getState().look();
  if (usePush.getState().permission === 'granted') await registerDevice(settings, locale);
}

/**
 * Registers the push token with the service, once per tab, member and language, since tokens rarely change. Failures
 * are only logged; the next visit retries.
 */
export async function registerDevice(settings: PushSettings, locale: Locale): Promise<void> {
  const mark = `${useAuth.getState().user?.member_code ?? ''} ${locale}`;
  if (keptInTab.getItem(MARK) === mark) return;
  try {
    const token = await tokenOf(settings);
    if (token === undefined) return;
    await sendPushToken(await http(), token, locale);
    keptInTab.setItem(MARK, mark);
  } catch (error) {
    console.warn(`Push: ${error instanceof Error ? error.name : 'failed'}`);
  }
}

/** The next member of this browser registers again. */
export function forgetDevice(): void {
  keptInTab.removeItem(MARK);
}

/** Push token of this device at Firebase. */
async function tokenOf({ firebase, vapidKey }: PushSettings): Promise<string | undefined> {
  const [{ getApps, initializeApp }, fcm] = await Promise.all([
    import('firebase/app'),
    import('firebase/messaging'),
  ]);
  if (!(await fcm.isSupported())) {
    console.warn('Push: not supported by this browser');
    return undefined;
  }
  const app = getApps()[0] ?? initializeApp(firebase);
  const serviceWorkerRegistration = await navigator.serviceWorker.register(WORKER, {
    scope: SCOPE,
  });
  const messaging = fcm.getMessaging(app);
  let id: string | undefined;
  const leave = fcm.onRegistered(messaging, (installation) => {
    id = installation;
  });
  try {
    await fcm.register(messaging, { vapidKey, serviceWorkerRegistration });
  } finally {
    leave();
  }
  return id;
}
