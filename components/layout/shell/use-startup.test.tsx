import { cleanup, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sessionToken } from '@/lib/api/session-token';
import { cartOf, member, visit } from '@/tests/harness/page';
import { useAuth } from '@/stores/auth';
import { useCart } from '@/stores/cart';
import { useNotifications } from '@/stores/notifications';
import { useWishes } from '@/stores/wishes';
import { useStartup } from './use-startup';

vi.mock('next/navigation', async () => (await import('@/tests/harness/page')).navigation);

const calls: string[] = [];
/** Token and platform of those who ask whether the shop is open. */
const asked: (string | null)[][] = [];
let isClosed = false;
const server = setupServer(
  http.get('*/api/ma-api', ({ request }) => {
    asked.push([request.headers.get('authorization'), request.headers.get('platform')]);
    return HttpResponse.json({ is_maintain: isClosed, web_image: '' });
  }),
);
server.events.on('request:start', ({ request }) => {
  calls.push(new URL(request.url).pathname.replace('/api/v1', ''));
});

beforeAll(async () => {
  server.listen();
  await Promise.all([import('@/lib/queries/session'), import('axios')]);
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/');
  isClosed = false;
  calls.length = 0;
  asked.length = 0;
  sessionToken.clear();
  useAuth.setState({ loading: false, loaded: false, isLoggedIn: false, user: null });
  useCart.getState().empty();
  useWishes.getState().forget();
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});

test('an anonymous visitor makes no call', () => {
  renderHook(useStartup);
  expect(useAuth.getState()).toMatchObject({ loaded: true, isLoggedIn: false });
  expect(calls).toEqual([]);
});

test('a member is recognized; cart, notifications and wishes follow', async () => {
  sessionToken.set('good');
  server.use(
    http.get('*/api/v1/me', () => HttpResponse.json(member)),
    http.post('*/api/v1/me/cart', () => HttpResponse.json(cartOf(2))),
    http.get('*/api/v1/notifications', () =>
      HttpResponse.json({ entities: [], page: 1, per_page: 50, total: 0, total_unread: 4 }),
    ),
    http.get('*/api/v1/me/wishlist', () => HttpResponse.json({ entities: [], product_ids: [7] })),
  );
  renderHook(useStartup);
  await vi.waitFor(() => {
    expect(useAuth.getState().user?.first_name).toBe('Malee');
    expect(useCart.getState().cart?.items).toHaveLength(1);
    expect(useNotifications.getState().totalUnreadNotifications).toBe(4);
    expect(useWishes.getState().ids).toEqual(new Set([7]));
  });
  expect(calls.indexOf('/api/ma-api')).toBe(0);
});

test('a sign-in that is over leaves an anonymous visitor', async () => {
  sessionToken.set('old');
  server.use(
    http.get('*/api/v1/me', () => new HttpResponse(null, { status: 401 })),
    http.post('*/api/v1/me/token/refresh', () => new HttpResponse(null, { status: 401 })),
  );
  renderHook(useStartup);
  await vi.waitFor(() => {
    expect(useAuth.getState()).toMatchObject({ loaded: true, isLoggedIn: false });
  });
  expect(sessionToken.get()).toBeNull();
});

test.each([
  ['is away', () => new HttpResponse(null, { status: 503 })],
  ['has too many requests', () => new HttpResponse(null, { status: 429 })],
  ['cannot be reached', () => HttpResponse.error()],
])('a sign-in is kept while the service %s', async (_, answer) => {
  sessionToken.set('old');
  let isAsked = false;
  server.use(
    http.get('*/api/v1/me', () => new HttpResponse(null, { status: 401 })),
    http.post('*/api/v1/me/token/refresh', () => {
      isAsked = true;
      return answer();
    }),
  );
  const { http: client } = await import('@/lib/api/http');
  await expect((await client()).get('/me')).rejects.toSatisfy(
    (error: { status: number }) => error.status !== 401,
  );
  expect(isAsked).toBe(true);
  expect(sessionToken.get()).toBe('old');
});

test('a closed shop is asked for nothing else', async () => {
  sessionToken.set('good');
  isClosed = true;
  // The answer is kept as long as the page: this one is new.
  vi.resetModules();
  const startup = await import('./use-startup');
  renderHook(startup.useStartup);
  await vi.waitFor(() => {
    expect(asked).toEqual([['Bearer good', 'web']]);
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).toEqual(['/api/ma-api']);
});
