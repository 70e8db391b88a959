import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sessionToken } from '@/lib/api/session-token';
import { eventually } from '@/tests/harness/eventually';
import { visit } from '@/tests/harness/page';

const calls: string[] = [];
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

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/');
  isClosed = false;
  calls.length = 0;
  asked.length = 0;
  // The result is cached per module: reset it.
  vi.resetModules();
});
afterEach(() => {
  server.resetHandlers();
});

test('the member is requested after the shop says that it is open', async () => {
  sessionToken.set('good');
  server.use(http.get('*/api/v1/me', () => new HttpResponse(null, { status: 404 })));
  const startup = await import('./use-startup');
  renderHook(startup.useStartup);
  await eventually(() => {
    expect(calls).toEqual(['/api/ma-api', '/me']);
  });
});

test('a closed shop gets no other requests', async () => {
  sessionToken.set('good');
  isClosed = true;
  const startup = await import('./use-startup');
  renderHook(startup.useStartup);
  await eventually(() => {
    expect(asked).toEqual([['Bearer good', 'web']]);
  });
  const menu = await import('@/lib/catalog/queries-menu');
  expect(await new QueryClient().query(menu.categoryTreeQuery('en'))).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(calls).toEqual(['/api/ma-api']);
});

test('categories load after the shop says that it is open', async () => {
  server.use(http.get('*/api/v1/categories/web/tree', () => HttpResponse.json([])));
  const menu = await import('@/lib/catalog/queries-menu');
  await new QueryClient().query(menu.categoryTreeQuery('en'));
  expect(calls).toEqual(['/api/ma-api', '/categories/web/tree']);
});
