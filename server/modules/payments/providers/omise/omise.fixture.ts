import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

export const API = 'https://api.omise.test';
export const server = setupServer();
/** What Omise was asked since the test began. */
export const asked: { path: string; body: unknown; headers: Headers }[] = [];

/** After each test. */
export function forget(): void {
  server.resetHandlers();
  asked.length = 0;
}

/** From now on Omise answers so. */
export function answer(method: 'get' | 'post', path: string, body: object, status = 200): void {
  server.use(
    http[method](API + path, async ({ request }) => {
      const text = await request.text();
      const { pathname, search } = new URL(request.url);
      asked.push({
        path: pathname + search,
        body: text === '' ? undefined : JSON.parse(text),
        headers: request.headers,
      });
      return HttpResponse.json(body, { status });
    }),
  );
}
