import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IntlProvider } from 'react-intl';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Notification } from '@/lib/notifications/contract';
import messages from '@/messages/notifications/en.json';
import { useNotifications } from '@/stores/notifications';
import { eventually } from '@/tests/harness/eventually';
import { visit } from '@/tests/harness/page';
import { NotificationItem } from './notification-item';

const read = vi.fn();
const server = setupServer(
  http.post('*/api/v1/notifications/:id/read', ({ params }) => {
    read(params['id']);
    return HttpResponse.json({});
  }),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/notifications');
  read.mockClear();
});

function show(change: Partial<Notification>) {
  const notification: Notification = {
    id: 4,
    type: 'order',
    title: 'Your order is on its way',
    body: 'It arrives tomorrow.',
    url: null,
    image: null,
    is_read: false,
    created_at: '2026-11-20T03:00:00Z',
    ...change,
  };
  useNotifications.getState().reload([notification], 1);
  render(
    <IntlProvider locale="en" messages={messages}>
      <NotificationItem notification={notification} />
    </IntlProvider>,
  );
}

test('a notice without a link has a page of its own, and can be marked read in the list', async () => {
  show({});
  expect(screen.getByRole('link')).toHaveAttribute('href', '/notifications/4');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Mark as read' }));
  await eventually(() => {
    expect(read).toHaveBeenCalledExactlyOnceWith('4');
  });
  expect(useNotifications.getState().totalUnreadNotifications).toBe(0);
});

test('shows the product of the notice, or an icon of its type', () => {
  const image = { thumbnail_url: '/media/products/9.webp', large_url: '/media/products/9.webp' };
  show({ image });
  expect(document.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining(encodeURIComponent(image.thumbnail_url)),
  );
  cleanup();
  show({});
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('[data-type="order"] svg')).not.toBeNull();
});

test('a read notice has no button, but keeps its link', () => {
  show({ url: '/orders/7', is_read: true });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Your order is on its way' })).toHaveAttribute(
    'href',
    '/orders/7',
  );
});
