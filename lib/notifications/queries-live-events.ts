import type { Notification } from './contract';
import { EventStreamError, readEvents, type ServerEvent } from '../api/event-stream';
import { sessionToken } from '../api/session-token';
import { firstToEnd } from '../browser/browser';
import type { Locale } from '../i18n/locale';
import {
  approvalSignal,
  conversationSignal,
  deskSignal,
  orderSignal,
  videoCallSignal,
} from '../browser/signal';
import { typingSignal, type Typed } from '../conversations/typing-signal';
import { openTabLine, type TabLine } from '../browser/tab-line';
import { useAuth } from '@/stores/auth';
import { useNotifications } from '@/stores/notifications';
import { hasPageJustBegun, loadNotifications, newestNotice } from './queries-member-state';

const LONGEST_WAIT_MS = 60_000;
/** More than two heartbeats of the service; a silent stream is dead, e.g. after sleep or in a tunnel. */
const SILENCE_MS = 60_000;
/** A tab hidden for longer may have been frozen, and missed messages of the leading tab. */
const FROZEN_MS = 60_000;

/** Messages of the leading tab: its events, and `open`. */
type Told = ServerEvent | 'open';

interface Line {
  readonly locale: Locale;
  readonly tabs: TabLine<Told>;
  /** Aborts everything. */
  readonly stopped: AbortSignal;
  lastEventId: string | undefined;
  hasOpened: boolean;
  failures: number;
}

/**
 * Keeps notifications fresh and signals changes of orders. One visible tab holds the stream for all tabs of a member
 * and language, since browsers limit connections per host. A hidden tab releases it. Failures are retried with
 * backoff, and never shown.
 */
export function followEvents(locale: Locale): () => void {
  const stopped = new AbortController();
  const member = useAuth.getState().user?.member_code ?? '';
  const tabs = openTabLine<Told>(`events ${member} ${locale}`, (told) => {
    if (told === 'open') tellAll();
    else take(line, told);
  });
  const line: Line = {
    ...{ locale, tabs, stopped: stopped.signal },
    ...{ lastEventId: undefined, hasOpened: false, failures: 0 },
  };
  void follow(line);
  return () => {
    stopped.abort();
    tabs.close();
  };
}

async function follow(line: Line): Promise<void> {
  const { stopped, tabs, locale } = line;
  while (!stopped.aborted) {
    const hiddenAt = document.hidden ? Date.now() : undefined;
    await untilVisible(stopped);
    if (hiddenAt !== undefined && Date.now() - hiddenAt > FROZEN_MS) {
      tellAll();
      await readList(locale);
    }
    if (sessionToken.get() === null) return;
    const hidden = new AbortController();
    const hide = () => {
      hidden.abort();
    };
    document.addEventListener('visibilitychange', hide, { signal: hidden.signal });
    const looking = firstToEnd(stopped, hidden.signal);
    await tabs.lead(looking, () => listen(line, looking));
    hide();
  }
}

/** Runs until the tab is hidden or the member signs out. */
async function listen(line: Line, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const token = sessionToken.get();
    if (token === null) return;
    try {
      await readStream(line, token, signal);
    } catch (error) {
      line.failures += 1;
      // This call renews the token, or ends the session.
      if (error instanceof EventStreamError && error.status === 401) {
        await readList(line.locale);
      }
    }
    const wait = Math.min(1000 * 2 ** line.failures, LONGEST_WAIT_MS);
    await pause(wait * (0.5 + Math.random() / 2), signal);
  }
}

async function readStream(line: Line, token: string, looking: AbortSignal): Promise<void> {
  const broken = new AbortController();
  const hangUp = () => {
    broken.abort();
  };
  let silence: ReturnType<typeof setTimeout> | undefined;
  const onData = () => {
    clearTimeout(silence);
    silence = setTimeout(hangUp, SILENCE_MS);
  };
  const { locale } = line;
  const lastEventId = line.lastEventId ?? (await newestNotice())?.toString();
  const isFirst = !line.hasOpened;
  const onOpen = () => {
    line.hasOpened = true;
    // A new page has just loaded its orders and notifications, and the stream resumes after the
    // newest of those.
    if (isFirst && lastEventId !== undefined && hasPageJustBegun()) tellTalks();
    else tellAll();
    line.tabs.tell('open');
    // Otherwise the service replays missed events.
    if (lastEventId === undefined) void readList(locale);
  };
  // After a network change the old connection is dead, even if no error was raised.
  window.addEventListener('online', hangUp);
  const signal = firstToEnd(looking, broken.signal);
  try {
    const url = `/api/v1/me/events?locale=${locale}`;
    onData();
    for await (const event of readEvents(url, {
      ...{ token, lastEventId, signal, onData, onOpen },
    })) {
      line.failures = 0;
      take(line, event);
      line.tabs.tell(event);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    clearTimeout(silence);
    window.removeEventListener('online', hangUp);
  }
}

/** Handles an event of the service or of the leading tab. */
function take(line: Line, { id, event, data }: ServerEvent): void {
  line.lastEventId = id;
  if (event === 'conversation') {
    conversationSignal.send();
    approvalSignal.send();
    return;
  }
  if (event === 'video_call') {
    videoCallSignal.send();
    void hearRing(line.locale, data);
    return;
  }
  if (event === 'desk') {
    deskSignal.send();
    return;
  }
  if (event === 'typing') {
    typingSignal.send(JSON.parse(data) as Typed);
    return;
  }
  const notification = event === 'notification' ? (JSON.parse(data) as Notification) : undefined;
  if (notification) add(notification);
  // Returns and refunds change no order state, so only their notifications announce them.
  if (!notification || notification.type === 'order') orderSignal.send();
}

/** Optional part: a failure leaves the conversation's own page to ring. */
async function hearRing(locale: Locale, data: string): Promise<void> {
  try {
    const { lookForRing } = await import('../video-calls/queries-rings');
    await lookForRing(locale, JSON.parse(data) as { readonly video_call_id: number });
  } catch {
    // Offline, or the file is gone.
  }
}

/** The list may already contain it. */
function add(notification: Notification): void {
  const { notifications, add: put } = useNotifications.getState();
  if (!notifications.some(({ id }) => id === notification.id)) put(notification);
}

/** Signals all changes that may have been missed. */
function tellAll(): void {
  orderSignal.send();
  approvalSignal.send();
  tellTalks();
}

function tellTalks(): void {
  conversationSignal.send();
  videoCallSignal.send();
  deskSignal.send();
}

/** Failures are not shown: the old list stays, and the next connection retries. */
async function readList(locale: Locale): Promise<void> {
  await loadNotifications(locale).catch(() => undefined);
}

async function untilVisible(stopped: AbortSignal): Promise<void> {
  while (document.hidden && !stopped.aborted)
    await firstOf([
      [document, 'visibilitychange'],
      [stopped, 'abort'],
    ]);
}

/** Waits for the backoff; a returning connection ends it at once. */
async function pause(ms: number, stopped: AbortSignal): Promise<void> {
  if (stopped.aborted) return;
  const over = [
    [window, 'online'],
    [stopped, 'abort'],
  ] as const;
  await firstOf(over, ms);
}

/** Resolves with the first of the events, or after `ms`. */
async function firstOf(
  events: readonly (readonly [of: EventTarget, type: string])[],
  ms?: number,
): Promise<void> {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve) => {
    const end = () => {
      resolve();
    };
    for (const [of, type] of events) of.addEventListener(type, end, { signal: over.signal });
    if (ms !== undefined) timer = setTimeout(end, ms);
  });
  clearTimeout(timer);
  over.abort();
}
