import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sessionToken } from '../api/session-token';
import type { Notification } from './contract';
import { orderSignal } from '../browser/signal';
import { member, visit } from '@/tests/harness/page';
import { useAuth } from '@/stores/auth';
import { useNotifications } from '@/stores/notifications';
import { followEvents } from './queries-live-events';
import { loadMember, loadNotifications } from './queries-member-state';

/** Two tabs simulated in one page, with fake locks and a channel. */

const asked: (string | null)[] = [];
let write: ((text: string) => void) | undefined;
/** Ends the stream. */
let cut: (() => void) | undefined;
let isAway = false;
/** Notifications of the next list response. */
let listed: readonly Notification[] = [];
let listReads = 0;
const service = setupServer(
  http.get('*/api/v1/notifications', () => {
    listReads += 1;
    return HttpResponse.json({
      ...{ entities: listed, total: listed.length, per_page: 20, total_unread: 0 },
    });
  }),
  http.post('*/api/v1/me/cart', () => new HttpResponse(null, { status: 503 })),
  http.get('*/api/v1/me/wishlist', () => new HttpResponse(null, { status: 503 })),
  http.get('*/api/v1/me/events', ({ request }) => {
    asked.push(request.headers.get('last-event-id'));
    if (isAway) return new HttpResponse(null, { status: 503 });
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        write = (text) => {
          controller.enqueue(encoder.encode(text));
        };
        cut = () => {
          controller.close();
        };
        write('retry: 3000\n\n');
      },
    });
    return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }),
);

/** Fake of navigator.locks: one holder per name, others queue; a signal cancels. */
class Locks {
  #tail = Promise.resolve();
  request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
    const before = this.#tail;
    const mine = (async () => {
      const ended = new Promise<'ended'>((resolve) => {
        signal.addEventListener('abort', () => {
          resolve('ended');
        });
      });
      if ((await Promise.race([before, ended])) === 'ended') throw new Error('aborted');
      await work();
    })();
    this.#tail = Promise.all([before, mine.catch(() => undefined)]).then(() => undefined);
    return mine;
  }
}

const stops: (() => void)[] = [];
const openTab = () => {
  const stop = followEvents('en');
  stops.push(stop);
  return stop;
};

beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  visit('/');
  asked.length = 0;
  write = undefined;
  isAway = false;
  listed = [];
  vi.spyOn(Math, 'random').mockReturnValue(-0.99);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new Locks() });
  sessionToken.set('a-token');
  useAuth.getState().succeed(member);
  useNotifications.setState({
    notifications: [],
    totalUnreadNotifications: 0,
    newestRead: undefined,
  });
  listReads = 0;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(navigator, 'locks');
});

function notification(id: number): Notification {
  return {
    ...{ id, type: 'system', title: 'T', body: '', url: null, image: null, is_read: false },
    created_at: '2026-11-22T03:00:00.000Z',
  };
}
function told(id: number): string {
  return `id: ${String(id)}.0\nevent: notification\ndata: ${JSON.stringify(notification(id))}\n\n`;
}
const ids = () => useNotifications.getState().notifications.map(({ id }) => id);

test('one tab holds the stream; when it closes, another resumes from its last event', async () => {
  const close = openTab();
  openTab();
  await waitFor(() => {
    expect(asked).toEqual([null]);
  });
  write?.(told(1));
  await waitFor(() => {
    expect(ids()).toEqual([1]);
  });
  // Channel messages arrive after stream events.
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  close();
  await waitFor(() => {
    expect(asked).toEqual([null, '1.0']);
  });
  write?.(told(2));
  await waitFor(() => {
    expect(ids()).toEqual([2, 1]);
  });
});

test('missed events are fetched by the list', async () => {
  listed = [notification(1)];
  openTab();
  await waitFor(() => {
    expect(ids()).toEqual([1]);
  });
});

test('a loaded list is not refetched: the stream resumes after its newest entry', async () => {
  listed = [notification(4)];
  // A page starts with both.
  const read = loadNotifications('en');
  openTab();
  await read;
  await waitFor(() => {
    expect(asked).toEqual(['4']);
  });
  write?.(told(5));
  await waitFor(() => {
    expect(ids()).toEqual([5, 4]);
  });
  expect(listReads).toBe(1);
});

test('events received while the list loads are kept', async () => {
  listed = [notification(1)];
  useNotifications.getState().add(notification(2));
  openTab();
  await waitFor(() => {
    expect(ids()).toEqual([2, 1]);
  });
  expect(useNotifications.getState().totalUnreadNotifications).toBe(1);
});

test('a hidden tab releases the stream, and resumes when visible', async () => {
  openTab();
  await waitFor(() => {
    expect(asked).toHaveLength(1);
  });
  write?.(told(1));
  await waitFor(() => {
    expect(ids()).toEqual([1]);
  });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(asked).toHaveLength(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => {
    expect(asked).toEqual([null, '1.0']);
  });
});

test('a network change reconnects', async () => {
  openTab();
  await waitFor(() => {
    expect(write).toBeDefined();
  });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => {
    expect(asked).toHaveLength(2);
  });
});

test('a connection that returns is used at once, whatever the backoff', async () => {
  isAway = true;
  vi.spyOn(Math, 'random').mockReturnValue(1_000);
  openTab();
  await waitFor(() => {
    expect(asked).toHaveLength(1);
  });
  isAway = false;
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(write).toBeDefined();
  });
});

test('a new page loads its orders once, and again after each later reconnect', async () => {
  const changed = vi.fn();
  stops.push(orderSignal.listen(changed));
  await loadMember('en');
  openTab();
  await waitFor(() => {
    expect(asked).toEqual(['0']);
  });
  write?.(told(1));
  await waitFor(() => {
    expect(ids()).toEqual([1]);
  });
  expect(changed).not.toHaveBeenCalled();
  cut?.();
  await waitFor(() => {
    expect(asked).toEqual(['0', '1.0']);
    expect(changed).toHaveBeenCalledOnce();
  });
});
