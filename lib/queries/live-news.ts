import type { Notification } from '../api/contract/notifications';
import { EventStreamError, readEvents } from '../api/event-stream';
import { sessionToken } from '../api/session-token';
import type { Locale } from '../i18n/locale';
import { conversationSignal } from '../conversation-signal';
import { orderSignal } from '../order-signal';
import { useNotifications } from '@/stores/notifications';
import { loadNotifications } from './notifications';

const LONGEST_WAIT_MS = 60_000;

interface Line {
  lastEventId: string | undefined;
  failures: number;
}

/**
 * Keeps the notifications fresh, and tells the orders that are shown, while the page is looked at; a hidden one gives its connection to the others, for
 * browsers open only a few to one host. Whatever fails is tried again, later and later, and never shown.
 */
export function followNews(locale: Locale): () => void {
  const stopped = new AbortController();
  void follow(locale, stopped.signal);
  return () => {
    stopped.abort();
  };
}

async function follow(locale: Locale, stopped: AbortSignal): Promise<void> {
  const line: Line = { lastEventId: undefined, failures: 0 };
  while (!stopped.aborted) {
    await untilVisible(stopped);
    const token = sessionToken.get();
    if (token === null) return;
    try {
      await hear(locale, token, line, stopped);
    } catch (error) {
      line.failures += 1;
      // The call renews the token; where it cannot, the sign-in is over.
      if (error instanceof EventStreamError && error.status === 401) {
        await loadNotifications(locale).catch(() => undefined);
      }
    }
    const wait = Math.min(1000 * 2 ** line.failures, LONGEST_WAIT_MS);
    await pause(wait * (0.5 + Math.random() / 2), stopped);
  }
}

async function hear(
  locale: Locale,
  token: string,
  line: Line,
  stopped: AbortSignal,
): Promise<void> {
  const hidden = new AbortController();
  const onHide = () => {
    if (document.hidden) hidden.abort();
  };
  document.addEventListener('visibilitychange', onHide);
  const signal = AbortSignal.any([stopped, hidden.signal]);
  const { lastEventId } = line;
  try {
    const url = `/api/v1/me/events?locale=${locale}`;
    const listening = { token, lastEventId, signal, onOpen: tellAll };
    for await (const { id, event, data } of readEvents(url, listening)) {
      line.lastEventId = id;
      line.failures = 0;
      if (event === 'conversation') {
        conversationSignal.send();
        continue;
      }
      const notification =
        event === 'notification' ? (JSON.parse(data) as Notification) : undefined;
      if (notification) add(notification);
      // Returns and refunds move no order: of them, only notifications tell.
      if (!notification || notification.type === 'order') orderSignal.send();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    document.removeEventListener('visibilitychange', onHide);
  }
}

/** The list may have been loaded meanwhile. */
function add(notification: Notification): void {
  const { notifications, add: put } = useNotifications.getState();
  if (!notifications.some(({ id }) => id === notification.id)) put(notification);
}

/** What happened while nobody listened is asked for. */
function tellAll(): void {
  orderSignal.send();
  conversationSignal.send();
}

async function untilVisible(stopped: AbortSignal): Promise<void> {
  while (document.hidden && !stopped.aborted) {
    await new Promise<void>((resolve) => {
      document.addEventListener(
        'visibilitychange',
        () => {
          resolve();
        },
        { once: true, signal: stopped },
      );
      stopped.addEventListener(
        'abort',
        () => {
          resolve();
        },
        { once: true },
      );
    });
  }
}

async function pause(ms: number, stopped: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    stopped.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
