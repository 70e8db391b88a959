import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';

/** `public/firebase-messaging-sw.js` in a fake browser. */

type Handler = (event: Record<string, unknown>) => void;

const show = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve());
let pages: { visibilityState: string; postMessage: ReturnType<typeof vi.fn> }[];
const handlers = new Map<string, Handler>();

beforeEach(async () => {
  vi.clearAllMocks();
  pages = [];
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    location: { origin: 'https://shop.test' },
    registration: { showNotification: show },
    clients: { matchAll: async () => pages, openWindow },
  };
  const source = await readFile('public/firebase-messaging-sw.js', 'utf8');
  runInNewContext(source, { self, URL });
});

async function push(payload: unknown): Promise<void> {
  let done: unknown;
  handlers.get('push')?.({
    data: { json: () => payload },
    waitUntil: (work: unknown) => {
      done = work;
    },
  });
  await done;
}
const page = (visibilityState: string) => ({ visibilityState, postMessage: vi.fn() });
const data = { title: 'Arun', body: 'Payment received', url: '/th/notifications/7', tag: 'shop-1' };

it('shows a message while no page of the shop is visible', async () => {
  pages = [page('hidden')];
  await push({ data });
  expect(show).toHaveBeenCalledExactlyOnceWith('Arun', {
    ...{ body: 'Payment received', tag: 'shop-1', icon: '/icon-192.png' },
    data: { url: 'https://shop.test/th/notifications/7' },
  });
  expect(pages[0]?.postMessage).not.toHaveBeenCalled();
});

it('leaves it to a visible page', async () => {
  pages = [page('hidden'), page('visible')];
  await push({ data });
  expect(show).not.toHaveBeenCalled();
  expect(pages[1]?.postMessage).toHaveBeenCalledExactlyOnceWith({
    ...{ type: 'shop-push', text: 'Payment received' },
  });
});

it.each([
  ['another host', { data: { ...data, url: 'https://evil.example/' } }],
  ['another scheme', { data: { ...data, url: 'javascript:alert(1)' } }],
  ['no words', { data: { url: '/' } }],
  ['nothing', null],
])('shows nothing of %s', async (_name, payload) => {
  await push(payload);
  expect(show).not.toHaveBeenCalled();
});

it('opens its page on a tap', () => {
  const close = vi.fn();
  const notification = { close, data: { url: 'https://shop.test/notifications/7' } };
  handlers.get('notificationclick')?.({ notification, waitUntil: () => undefined });
  expect(close).toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledWith('https://shop.test/notifications/7');
});
