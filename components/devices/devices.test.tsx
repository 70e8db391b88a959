import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Device } from '@/lib/devices/contract';
import messages from '@/messages/devices/en.json';
import { useUi } from '@/stores/ui';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { DeviceList } from './device-list';

const times = {
  signed_in_at: '2026-11-20T03:00:00.000Z',
  last_used_at: '2026-11-24T03:00:00.000Z',
};
const here: Device = {
  ...times,
  ...{ id: 'a', kind: 'computer', browser: 'Firefox', system: 'macOS', current: true },
};
const phone: Device = {
  ...times,
  ...{ id: 'b', kind: 'phone', browser: 'Chrome', system: 'Android', current: false },
};

let signedIn: Device[];
const calls: string[] = [];
const server = setupServer(
  http.get('*/api/v1/me/devices', () => HttpResponse.json({ entities: signedIn })),
  http.delete('*/api/v1/me/devices', () => {
    calls.push('others');
    signedIn = [here];
    return HttpResponse.json({});
  }),
  http.delete('*/api/v1/me/devices/:id', ({ params }) => {
    calls.push(String(params['id']));
    signedIn = signedIn.filter(({ id }) => id !== params['id']);
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
  visit('/profile/devices');
  signedIn = [here, phone];
  calls.length = 0;
  useUi.setState({ toast: null });
});
afterEach(() => {
  server.resetHandlers();
});

const button = (name: string) => screen.findByRole('button', { name });

test('a device is signed out by name, and the current one is marked', async () => {
  show(<DeviceList />, messages);
  expect(await screen.findByText('This device')).toBeInTheDocument();
  await userEvent.click(await button('Log out Chrome on Android'));
  await waitFor(() => {
    expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument();
  });
  expect(calls).toEqual(['b']);
  expect(useUi.getState().toast?.text).toBe('Chrome on Android is logged out.');
  expect(screen.queryByRole('button', { name: messages['devices.others'] })).toBeNull();
});

test('all others are signed out at once', async () => {
  show(<DeviceList />, messages);
  await userEvent.click(await button(messages['devices.others']));
  await waitFor(() => {
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
  expect(calls).toEqual(['others']);
});

test('a failed sign-out is reported, and the device stays', async () => {
  server.use(http.delete('*/api/v1/me/devices', () => HttpResponse.error()));
  show(<DeviceList />, messages);
  await userEvent.click(await button(messages['devices.everywhere']));
  await waitFor(() => {
    expect(useUi.getState().toast?.tone).toBe('danger');
  });
  // This device stays signed in too; otherwise the failure would go unnoticed.
  expect(window.location.pathname).toBe('/profile/devices');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a browser without a user agent has a name, too', async () => {
  signedIn = [{ ...phone, browser: null, system: null }];
  show(<DeviceList />, messages);
  expect(await screen.findByText(messages['devices.unknown'])).toBeInTheDocument();
});
