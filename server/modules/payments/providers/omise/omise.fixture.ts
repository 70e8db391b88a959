import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

export const API = 'https://api.omise.test';
export const server = setupServer();
/** Requests to Omise since the start of the test. */
export const asked: { path: string; body: unknown; headers: Headers }[] = [];

/** Call after each test. */
export function forget(): void {
  server.resetHandlers();
  asked.length = 0;
}

/** Sets the response of Omise. */
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
