import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Notification } from '@/lib/notifications/contract';
import messages from '@/messages/notifications/en.json';
import { useNotifications } from '@/stores/notifications';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { NotificationList } from './notification-list';

const PER_PAGE = 20;
let status: number;
let count: number;
const server = setupServer(
  http.get('*/api/v1/notifications', ({ request }) => {
    if (status !== 200) return HttpResponse.json({}, { status });
    const before = Number(new URL(request.url).searchParams.get('before') ?? count + 1);
    const ids = Array.from({ length: count }, (_, index) => count - index);
    const entities = ids
      .filter((id) => id < before)
      .slice(0, PER_PAGE)
      .map(notice);
    const counts = { page: 1, per_page: PER_PAGE, total: count, total_unread: count };
    return HttpResponse.json({ entities, ...counts });
  }),
);

function notice(id: number): Notification {
  return {
    ...{ id, type: 'order', title: `Notice ${String(id)}`, body: '', url: null, image: null },
    ...{ is_read: false, created_at: '2026-11-20T03:00:00Z' },
  };
}

let see: (() => void) | undefined;
/** Fake IntersectionObserver; links use observers too. */
class Watch {
  readonly seen: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(seen: Watch['seen']) {
    this.seen = seen;
  }
  observe(element: Element) {
    if (!element.querySelector('button')) return;
    see = () => {
      this.seen([{ isIntersecting: true }]);
    };
  }
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Watch);
  visit('/notifications');
  status = 200;
  count = 45;
  see = undefined;
  useNotifications.getState().reload([], 0);
});

const shown = async (number: number) => {
  await waitFor(() => {
    expect(screen.getAllByRole('listitem')).toHaveLength(number);
  });
};
const button = () => screen.queryByRole('button', { name: messages['notifications.older'] });

test('older notices load by scrolling and by the button, each once, also while new ones arrive', async () => {
  show(<NotificationList />, messages);
  await shown(20);
  useNotifications.getState().add(notice(46));
  see?.();
  await shown(41);
  await userEvent
    .setup()
    .click(await screen.findByRole('button', { name: messages['notifications.older'] }));
  await shown(46);
  expect(button()).toBeNull();
  expect(useNotifications.getState().totalUnreadNotifications).toBe(46);
});

test('a failure is reported, and the button retries', async () => {
  show(<NotificationList />, messages);
  await shown(20);
  status = 500;
  see?.();
  await screen.findByRole('alert');
  status = 200;
  await userEvent
    .setup()
    .click(await screen.findByRole('button', { name: messages['notifications.older'] }));
  await shown(40);
});

test('a notice opened on its page counts as read, in the list or not', () => {
  useNotifications.getState().reload([notice(45)], 3);
  useNotifications.getState().markRead(1);
  expect(useNotifications.getState().totalUnreadNotifications).toBe(2);
  useNotifications.getState().markRead(45);
  useNotifications.getState().markRead(45);
  expect(useNotifications.getState().totalUnreadNotifications).toBe(1);
});
