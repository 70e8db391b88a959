import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '@/tests/harness/eventually';
import { member, router, visit } from '@/tests/harness/page';
import { useAuth } from '@/stores/auth';
import { useNotifications } from '@/stores/notifications';
import { Bell } from './bell';

const readAll = vi.fn();
const server = setupServer(
  http.post('*/api/v1/notifications/read-all', () => {
    readAll();
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
  visit('/');
  readAll.mockClear();
  useNotifications.getState().reload([], 3);
  useAuth.getState().succeed(member);
});

test('logged in it marks all as read and opens the list', async () => {
  render(<Bell label="Notifications" unread="unread" />);
  expect(screen.getByRole('link')).toHaveAccessibleName('Notifications 3 unread');
  await userEvent.setup().click(screen.getByRole('link'));
  await eventually(() => {
    expect(router.push).toHaveBeenCalledWith('/notifications');
  });
  expect(readAll).toHaveBeenCalledOnce();
  expect(screen.getByRole('link')).toHaveAccessibleName('Notifications');
});

test('on the list itself it reloads', async () => {
  visit('/th/notifications');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  render(<Bell label="Notifications" unread="unread" />);
  await userEvent.setup().click(screen.getByRole('link'));
  await eventually(() => {
    expect(reload).toHaveBeenCalled();
  });
  expect(router.push).not.toHaveBeenCalled();
});

test('logged out it leads to login', () => {
  useAuth.getState().fail();
  render(<Bell label="Notifications" unread="unread" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/login?return_to=%2Fnotifications');
});
