import { expect, test } from 'vitest';
import { httpOf, sendBy } from './client';

function record(answer: () => Response) {
  const sent: { url: string; init: RequestInit }[] = [];
  const http = httpOf(
    sendBy({
      baseURL: '/api',
      send: (url, init) => {
        sent.push({ url, init });
        return Promise.resolve(answer());
      },
    }),
  );
  return { http, sent };
}

test('parameters: several values by the same name, nothing for what is not said', async () => {
  const { http, sent } = record(() => Response.json({}));
  await http.get('/list', { params: { brand: [1, 2], q: 'a b', dept: undefined, sort: null } });
  await http.get('/list', { params: {}, baseURL: '/admin' });
  expect(sent.map(({ url }) => url)).toEqual(['/api/list?brand=1&brand=2&q=a+b', '/admin/list']);
});

test('a body is JSON, a file goes as it is, and without one no type is named', async () => {
  const { http, sent } = record(() => new Response(null, { status: 204 }));
  const file = new Blob(['x']);
  await http.put('/a', { qty: 1 }, { headers: { Platform: 'web' } });
  await http.post('/b', file, { headers: { 'Content-Type': 'image/png' } });
  await http.delete('/c');
  expect(sent.map(({ init: { method, headers, body } }) => [method, headers, body])).toEqual([
    ['PUT', { 'Content-Type': 'application/json', Platform: 'web' }, '{"qty":1}'],
    ['POST', { 'Content-Type': 'image/png' }, file],
    ['DELETE', {}, undefined],
  ]);
});

test('an answer that is no good is a failure with what it says, also where a file was hoped for', async () => {
  const { http } = record(() => Response.json({ message: 'Gone.' }, { status: 404 }));
  await expect(http.get('/file', { responseType: 'blob' })).rejects.toMatchObject({
    response: { status: 404, data: { message: 'Gone.' } },
  });
  const allowed = await http.get('/x', { validateStatus: (status) => status === 404 });
  expect(allowed.status).toBe(404);
});

test('a call ends when its time is over, and when it is taken back', async () => {
  const { http, sent } = record(() => Response.json({}));
  const taken = AbortSignal.abort();
  await http.get('/late', { timeout: 10_000, signal: taken });
  await http.get('/open');
  expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([true, undefined]);
});
