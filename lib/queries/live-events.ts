import type { Notification } from '../api/contract/notifications';
import { EventStreamError, readEvents, type ServerEvent } from '../api/event-stream';
import { sessionToken } from '../api/session-token';
import { firstToEnd } from '../browser';
import type { Locale } from '../i18n/locale';
import { approvalSignal, conversationSignal, deskSignal, orderSignal } from '../signal';
import { typingSignal, type Typed } from '../typing-signal';
import { openTabLine, type TabLine } from '../tab-line';
import { useAuth } from '@/stores/auth';
import { useNotifications } from '@/stores/notifications';
import { hasPageJustBegun, loadNotifications, newestNotice } from './member-state';

const LONGEST_WAIT_MS = 60_000;
/** More than two of the service's heartbeats: a line that is silent for so long is dead, as after sleep or in a tunnel. */
const SILENCE_MS = 60_000;
/** A tab that was hidden for longer may have been frozen, and then it heard nothing of the others. */
const FROZEN_MS = 60_000;

/** What the tab that listens tells the others: that it does, and what it hears. */
type Told = ServerEvent | 'open';

interface Line {
  readonly locale: Locale;
  readonly tabs: TabLine<Told>;
  /** Ends everything. */
  readonly stopped: AbortSignal;
  lastEventId: string | undefined;
  hasOpened: boolean;
  failures: number;
}

/**
 * Keeps the notifications fresh, and tells the orders that are shown. One tab of the browser listens for all of the same
 * member and language, one that is looked at: browsers open only a few connections to one host. A hidden tab gives the line
 * up. Whatever fails is tried again, later and later, and never shown.
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

/** Until this tab is hidden or the member has left. */
async function listen(line: Line, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const token = sessionToken.get();
    if (token === null) return;
    try {
      await readStream(line, token, signal);
    } catch (error) {
      line.failures += 1;
      // The call renews the token; where it cannot, the sign-in is over.
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
    // Orders that a new page shows were read with the notices, and the line goes on after the newest of those.
    if (isFirst && lastEventId !== undefined && hasPageJustBegun()) tellTalks();
    else tellAll();
    line.tabs.tell('open');
    // Else the service tells what came since the list was read.
    if (lastEventId === undefined) void readList(locale);
  };
  // Another network: the old connection is of no use, even where nobody has told so yet.
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

/** Of the service, or of the tab that listens for this one. */
function take(line: Line, { id, event, data }: ServerEvent): void {
  line.lastEventId = id;
  if (event === 'conversation') {
    conversationSignal.send();
    approvalSignal.send();
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
  // Returns and refunds move no order: of them, only notifications tell.
  if (!notification || notification.type === 'order') orderSignal.send();
}

/** The list may have been loaded meanwhile. */
function add(notification: Notification): void {
  const { notifications, add: put } = useNotifications.getState();
  if (!notifications.some(({ id }) => id === notification.id)) put(notification);
}

/** What happened while nobody listened is asked for. */
function tellAll(): void {
  orderSignal.send();
  approvalSignal.send();
  tellTalks();
}

function tellTalks(): void {
  conversationSignal.send();
  deskSignal.send();
}

/** Nobody asked for it, so a failure is not shown: the list of before stays, and a line that opens anew reads it again. */
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

/** A line that comes back is used at once, however often it failed before. */
async function pause(ms: number, stopped: AbortSignal): Promise<void> {
  if (stopped.aborted) return;
  const over = [
    [window, 'online'],
    [stopped, 'abort'],
  ] as const;
  await firstOf(over, ms);
}

/** Ends with the first of the events, or after `ms`. */
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
