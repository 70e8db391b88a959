import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Notification } from '@/lib/notifications/contract';
import { sessionToken } from '@/lib/api/session-token';
import { orderSignal } from '@/lib/browser/signal';
import { member, visit } from '@/tests/harness/page';
import { useAuth } from '@/stores/auth';
import { useNotifications } from '@/stores/notifications';
import { useLiveEvents } from './use-live-events';

const asked: { token: string | null; from: string | null; locale: string | null }[] = [];
let streams: readonly (string | number)[] = [];

const service = setupServer(
  http.get('*/api/v1/me/events', ({ request }) => {
    const { headers, url } = request;
    asked.push({
      token: headers.get('authorization'),
      from: headers.get('last-event-id'),
      locale: new URL(url).searchParams.get('locale'),
    });
    const next = streams[asked.length - 1];
    if (typeof next === 'number') return HttpResponse.json({ message: 'x' }, { status: next });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(next ?? ': still here\n\n'));
        if (next !== undefined) controller.close();
      },
    });
    return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }),
);

beforeAll(async () => {
  service.listen();
  await import('@/lib/identity/queries-session');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  visit('/th');
  asked.length = 0;
  // Minimizes the jitter of the reconnect delays.
  vi.spyOn(Math, 'random').mockReturnValue(-0.99);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  sessionToken.set('a-token');
  useNotifications.getState().reload([], 0);
});
afterEach(() => {
  useAuth.getState().logout();
});

function told(id: number, type: Notification['type'] = 'order'): string {
  const notification = {
    ...{ id, type, title: 'Shipped', body: '', url: null, image: null, is_read: false },
    created_at: '2026-11-22T03:00:00.000Z',
  };
  return `id: ${String(id)}.0\nevent: notification\ndata: ${JSON.stringify(notification)}\n\n`;
}

const moved = (id: string) => `id: ${id}\nevent: order\ndata: {"order_id":"AR1"}\n\n`;

const ids = () => useNotifications.getState().notifications.map(({ id }) => id);

test('adds each event once, and reconnects after a stream ends', async () => {
  streams = [`retry: 3000\n\n${told(1)}: still here\n\n${told(2)}`, told(2) + told(3)];
  useAuth.getState().succeed(member);
  renderHook(useLiveEvents);
  await waitFor(() => {
    expect(ids()).toEqual([3, 2, 1]);
  });
  expect(useNotifications.getState().totalUnreadNotifications).toBe(3);
  expect(asked[0]).toEqual({ token: 'Bearer a-token', from: null, locale: 'th' });
  expect(asked[1]?.from).toBe('2.0');
});

test('refreshes shown orders: on connecting, and for each related event', async () => {
  const changed = vi.fn();
  const stop = orderSignal.listen(changed);
  streams = [told(1, 'promotion'), told(2) + moved('2.1') + moved('2.2')];
  useAuth.getState().succeed(member);
  renderHook(useLiveEvents);
  // Three streams are opened; one notification is about an order, which changes twice.
  await waitFor(() => {
    expect(asked).toHaveLength(3);
    expect(changed).toHaveBeenCalledTimes(6);
  });
  stop();
});

test('retries failures silently', async () => {
  streams = [503, told(1)];
  useAuth.getState().succeed(member);
  renderHook(useLiveEvents);
  await waitFor(() => {
    expect(ids()).toEqual([1]);
  });
});

test('does not connect for guests, and stops on sign-out', async () => {
  streams = [];
  const { rerender } = renderHook(useLiveEvents);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
  useAuth.getState().succeed(member);
  rerender();
  await waitFor(() => {
    expect(asked).toHaveLength(1);
  });
});
