import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sessionToken } from '../api/session-token';
import type { Notification } from '../api/contract/notifications';
import { orderSignal } from '../signal';
import { member, visit } from '@/tests/harness/page';
import { useAuth } from '@/stores/auth';
import { useNotifications } from '@/stores/notifications';
import { followEvents } from './live-events';
import { loadMember, loadNotifications } from './member-state';

/** Two tabs of one browser: both live in this page, with a lock and a channel between them. */

const asked: (string | null)[] = [];
let write: ((text: string) => void) | undefined;
/** Ends the stream. */
let cut: (() => void) | undefined;
let isAway = false;
/** What the list holds when it is asked for. */
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

/** As the browser's: one at a time by name, the others wait in line; a signal ends the wait. */
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

test('one tab listens for all; when it is closed, another goes on where it ended', async () => {
  const close = openTab();
  openTab();
  await waitFor(() => {
    expect(asked).toEqual([null]);
  });
  write?.(told(1));
  await waitFor(() => {
    expect(ids()).toEqual([1]);
  });
  // What is told by the channel arrives after what the stream said.
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

test('what came between the list and the line is asked for', async () => {
  listed = [notification(1)];
  openTab();
  await waitFor(() => {
    expect(ids()).toEqual([1]);
  });
});

test('a list that was read is not read again: the line goes on after its newest', async () => {
  listed = [notification(4)];
  // A page begins with both.
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

test('what the line tells while the list is on its way stays', async () => {
  listed = [notification(1)];
  useNotifications.getState().add(notification(2));
  openTab();
  await waitFor(() => {
    expect(ids()).toEqual([2, 1]);
  });
  expect(useNotifications.getState().totalUnreadNotifications).toBe(1);
});

test('a tab that is hidden gives the line up, and goes on once it is looked at', async () => {
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

test('another network hangs up and calls again', async () => {
  openTab();
  await waitFor(() => {
    expect(write).toBeDefined();
  });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => {
    expect(asked).toHaveLength(2);
  });
});

test('a line that comes back is used at once, however long the next try was to wait', async () => {
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

test('a page that has just begun reads its orders once, and again after each later opening', async () => {
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
