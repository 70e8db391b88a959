import { render, renderHook, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionToken } from '@/lib/api/session-token';
import { eventually } from '@/tests/harness/eventually';
import { cartOf, member, visit } from '@/tests/harness/page';
import { useAuth } from '@/stores/auth';
import { useCart } from '@/stores/cart';
import { useNotifications } from '@/stores/notifications';
import { useWishes } from '@/stores/wishes';
import { AccountMenu } from '../header/account-menu';
import { useStartup } from './use-startup';

const calls: string[] = [];
const server = setupServer(
  http.get('*/api/ma-api', () => HttpResponse.json({ is_maintain: false, web_image: '' })),
);
server.events.on('request:start', ({ request }) => {
  calls.push(new URL(request.url).pathname.replace('/api/v1', ''));
});

beforeAll(async () => {
  server.listen();
  await import('@/lib/identity/queries-session');
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/');
  calls.length = 0;
  sessionToken.clear();
  useAuth.setState({ loading: false, loaded: false, isLoggedIn: false, user: null });
  useCart.getState().empty();
  useWishes.getState().forget();
});
afterEach(() => {
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
  await eventually(() => {
    expect(useAuth.getState().user?.first_name).toBe('Malee');
    expect(useCart.getState().cart?.items).toHaveLength(1);
    expect(useNotifications.getState().totalUnreadNotifications).toBe(4);
    expect(useWishes.getState().ids).toEqual(new Set([7]));
  });
});

test('an expired session leaves an anonymous visitor', async () => {
  sessionToken.set('old');
  server.use(
    http.get('*/api/v1/me', () => new HttpResponse(null, { status: 401 })),
    http.post('*/api/v1/me/token/refresh', () => new HttpResponse(null, { status: 401 })),
  );
  renderHook(useStartup);
  await eventually(() => {
    expect(useAuth.getState()).toMatchObject({ loaded: true, isLoggedIn: false });
  });
  expect(sessionToken.get()).toBeNull();
});

describe('a service that fails to identify the member', () => {
  const away = [
    ['is closed for a moment', () => new HttpResponse(null, { status: 503 })],
    ['fails', () => new HttpResponse(null, { status: 500 })],
    ['has too many requests', () => new HttpResponse(null, { status: 429 })],
    ['cannot be reached', () => HttpResponse.error()],
  ] as const;
  const asksFor = (path: string) => calls.filter((call) => call === path).length;
  const texts = { login: 'Log in', account: 'My account' };
  let answer: () => Response;
  function Header() {
    useStartup();
    return <AccountMenu texts={texts} />;
  }
  beforeEach(() => {
    sessionToken.set('good');
    server.use(
      http.get('*/api/v1/me', () => answer()),
      http.all('*/api/v1/*', () => new HttpResponse(null, { status: 503 })),
    );
  });
  afterEach(() => {
    useAuth.getState().fail();
    window.dispatchEvent(new Event('online'));
  });

  test.each(away)('that %s is retried when the connection is back', async (_, failure) => {
    answer = failure;
    render(<Header />);
    await eventually(() => {
      expect(asksFor('/me')).toBe(1);
    });
    expect(await screen.findByRole('link', { name: 'My account' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(useAuth.getState()).toMatchObject({ loaded: false, isLoggedIn: false });
    expect(sessionToken.get()).toBe('good');
    answer = () => HttpResponse.json(member);
    await eventually(() => {
      window.dispatchEvent(new Event('online'));
      expect(useAuth.getState().user?.first_name).toBe('Malee');
    });
  });

  test('is retried with growing pauses until login', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answer = () => new HttpResponse(null, { status: 503 });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    render(<Header />);
    while (asksFor('/me') < 4) await vi.advanceTimersByTimeAsync(500);
    const pauses = timers.mock.calls
      .map(([, ms = 0]) => ms)
      .filter((ms) => ms % 2_000 === 0 && ms > 0);
    expect(pauses.slice(0, 3)).toEqual([2_000, 4_000, 8_000]);
    useAuth.getState().succeed(member);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asksFor('/me')).toBe(4);
  });
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
