import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PushDevice } from '@/components/notifications/push-device';
import type { PushSettings } from '@/lib/notifications/push-settings';
import messages from '@/messages/notifications-push/en.json';
import { useAuth } from '@/stores/auth';
import { usePush } from '@/stores/push';
import { useUi } from '@/stores/ui';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { PushCard } from './push-card';

const firebase = vi.hoisted(() => {
  let tell: (id: string) => void;
  return {
    isSupported: vi.fn(),
    onRegistered: (_: unknown, handler: (id: string) => void) => {
      tell = handler;
      return () => undefined;
    },
    register: vi.fn(() => {
      tell('device-1');
      return Promise.resolve();
    }),
  };
});
vi.mock('firebase/app', () => ({ getApps: () => [], initializeApp: () => ({}) }));
vi.mock('firebase/messaging', () => ({ getMessaging: () => ({}), ...firebase }));

const settings: PushSettings = {
  firebase: { apiKey: 'k', appId: 'a', messagingSenderId: '1', projectId: 'p' },
  vapidKey: 'v',
};
const sent = vi.fn();
let status = 200;
const server = setupServer(
  http.post('*/api/v1/me/token', async ({ request }) => {
    sent(new URL(request.url).searchParams.get('locale'), await request.json());
    return HttpResponse.json({}, { status });
  }),
);

let answer: NotificationPermission;
const asks = vi.fn();
const worker = new EventTarget();
const register = vi.fn(() => Promise.resolve({}));

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/');
  status = 200;
  answer = 'granted';
  vi.clearAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  firebase.isSupported.mockResolvedValue(true);
  const Permission = {
    permission: 'default' as NotificationPermission,
    requestPermission: () => {
      asks();
      Permission.permission = answer;
      return Promise.resolve(answer);
    },
  };
  vi.stubGlobal('Notification', Permission);
  vi.stubGlobal('PushManager', {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(worker, { register }),
  });
  usePush.setState({ settings: null, permission: null });
  useAuth.getState().succeed(member);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const title = () => screen.queryByRole('heading', { name: messages['notifications-push.title'] });
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

test('asks only after a press, and then registers the device', async () => {
  usePush.getState().begin(settings);
  show(<PushCard />, messages);
  expect(asks).not.toHaveBeenCalled();
  await press(messages['notifications-push.turnOn']);
  await waitFor(() => {
    expect(sent).toHaveBeenCalledExactlyOnceWith('en', { token: 'device-1' });
  });
  expect(register).toHaveBeenCalledWith('/firebase-messaging-sw.js', {
    scope: '/firebase-cloud-messaging-push-scope',
  });
  await waitFor(() => {
    expect(title()).toBeNull();
  });
  expect(useUi.getState().toast?.text).toBe(messages['notifications-push.isOn']);
});

test('reports blocked messages, and does not ask again', async () => {
  answer = 'denied';
  usePush.getState().begin(settings);
  show(<PushCard />, messages);
  await press(messages['notifications-push.turnOn']);
  await waitFor(() => {
    expect(useUi.getState().toast?.text).toBe(messages['notifications-push.isBlocked']);
  });
  expect(title()).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('is hidden for a month after "not now"', async () => {
  usePush.getState().begin(settings);
  show(<PushCard />, messages);
  await press(messages['notifications-push.later']);
  expect(title()).toBeNull();
  cleanup();
  show(<PushCard />, messages);
  expect(title()).toBeNull();
});

test('is absent if the shop sends no push messages', () => {
  show(<PushCard />, messages);
  expect(title()).toBeNull();
});

test('after login a device with permission is registered once', async () => {
  Object.assign(Notification, { permission: 'granted' });
  render(<PushDevice settings={settings} />);
  await waitFor(() => {
    expect(sent).toHaveBeenCalledOnce();
  });
  cleanup();
  render(<PushDevice settings={settings} />);
  await Promise.resolve();
  expect(sent).toHaveBeenCalledOnce();
});

test('another member on the same browser registers it again', async () => {
  Object.assign(Notification, { permission: 'granted' });
  render(<PushDevice settings={settings} />);
  await waitFor(() => {
    expect(sent).toHaveBeenCalledTimes(1);
  });
  useAuth.getState().fail();
  await waitFor(() => {
    expect(window.sessionStorage.getItem('push_device')).toBeNull();
  });
  useAuth.getState().succeed(member);
  await waitFor(() => {
    expect(sent).toHaveBeenCalledTimes(2);
  });
});

test('a refused token is logged, and retried on the next visit', async () => {
  status = 500;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(Notification, { permission: 'granted' });
  render(<PushDevice settings={settings} />);
  await waitFor(() => {
    expect(warn).toHaveBeenCalled();
  });
  expect(window.sessionStorage.getItem('push_device')).toBeNull();
});

test('a browser without push support is logged and skipped', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  render(<PushDevice settings={settings} />);
  await waitFor(() => {
    expect(warn).toHaveBeenCalledOnce();
  });
  expect(usePush.getState().permission).toBe('unsupported');
  expect(firebase.register).not.toHaveBeenCalled();
});

test('a message for a visible page is shown as a toast', async () => {
  Object.assign(Notification, { permission: 'granted' });
  render(<PushDevice settings={settings} />);
  await waitFor(() => {
    expect(sent).toHaveBeenCalledOnce();
  });
  const data = { type: 'shop-push', text: 'Payment received' };
  worker.dispatchEvent(new MessageEvent('message', { data: { type: 'other', text: 'no' } }));
  worker.dispatchEvent(new MessageEvent('message', { data }));
  expect(useUi.getState().toast?.text).toBe('Payment received');
});
