import { renderHook } from '@testing-library/react';
import { delay, http as endpoint, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { http } from '@/lib/api/http';
import { member, visit } from '@/tests/harness/page';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';
import { useApiErrors } from './use-api-errors';

let status = 404;
const server = setupServer(
  endpoint.all('*/api/v1/*', () => HttpResponse.json({ message: 'No.' }, { status })),
);
let warn: Mock;
let assign: Mock;

beforeAll(() => {
  server.listen();
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/th/categories/1');
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  useUi.setState({ pageError: null });
  useAuth.getState().succeed(member);
  renderHook(useApiErrors);
});

async function call(path: string, answer: number) {
  status = answer;
  await expect((await http()).get(path)).rejects.toMatchObject({ status: answer });
}

test.each([404, 503])('%i shows the error page', async (answer) => {
  await call('/me/orders/AR1', answer);
  expect(useUi.getState().pageError).toEqual({ status: answer, message: 'No.' });
  expect(assign).not.toHaveBeenCalled();
});

test.each(['/me/cart', '/me/cart/quote', '/notifications', '/me'])(
  '404 of %s goes to /404',
  async (path) => {
    await call(path, 404);
    expect(assign).toHaveBeenCalledWith('/th/404');
    expect(useUi.getState().pageError).toBeNull();
  },
);

test.each(['/th/404', '/th/404?from=cart', '/404'])(
  'a 404 on %s, the redirect target itself, stays there',
  async (address) => {
    visit(address);
    renderHook(useApiErrors);
    await call('/me/cart', 404);
    expect(assign).not.toHaveBeenCalled();
  },
);

test.each(['/products/web', '/categories/web/tree', '/brands/exclusive', '/me'])(
  '503 of %s is silent',
  async (path) => {
    await call(path, 503);
    expect(useUi.getState().pageError).toBeNull();
  },
);

test('other errors change nothing on the page', async () => {
  await call('/me/orders', 422);
  expect(useUi.getState().pageError).toBeNull();
  expect(useAuth.getState().isLoggedIn).toBe(true);
});

test('401 means signed out', async () => {
  await call('/me/orders', 401);
  expect(useAuth.getState().isLoggedIn).toBe(false);
});

test.each([
  ['/me/orders/AR26-1001?locale=th', 404, 'API: GET /me/orders/:id 404'],
  ['/guest/login/otp/0b9f1c', 422, 'API: GET /guest/login/otp/:id 422'],
  ['/me/cart/items/17', 409, 'API: GET /me/cart/items/:id 409'],
  ['/me/consents/v1/accept', 500, 'API: GET /me/consents/v1/accept 500'],
  ['/geo/lookup?zipcode=10110', 500, 'API: GET /geo/lookup 500'],
])('the failure of %s is logged without anything of the member', async (path, answer, line) => {
  await call(path, answer);
  expect(warn.mock.calls).toEqual([[line]]);
});

test('a call without an answer is logged with its path, and without a status', async () => {
  server.use(endpoint.get('*/api/v1/me/orders/*', () => HttpResponse.error()));
  await expect((await http()).get('/me/orders/AR26-1001')).rejects.toThrow();
  expect(warn.mock.calls).toEqual([['API: GET /me/orders/:id no answer']]);
});

test('a timeout counts as no answer', async () => {
  server.use(endpoint.get('*/api/v1/me/orders/*', () => delay('infinite')));
  const late = (await http()).get('/me/orders/AR26-1001', { timeout: 1 });
  await expect(late).rejects.toThrow();
  expect(warn.mock.calls).toEqual([['API: GET /me/orders/:id no answer']]);
});
