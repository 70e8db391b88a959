import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { warmPictures } from './warm-pictures.ts';

const PAGE = `<img srcset="/_next/image?url=%2Fa.webp&amp;w=256&amp;q=75 1x, /_next/image?url=%2Fa.webp&amp;w=480&amp;q=75 2x">
<img src="/_next/image?url=%2Fa.webp&amp;w=256&amp;q=75"><img src="/brand/logo.svg">`;

const asked: string[] = [];
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(request.url === '/' ? PAGE : 'picture');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.close();
});

it('requests every size of every optimized picture of a page once', async () => {
  expect(await warmPictures({ origin, paths: ['/'] })).toBe(2);
  expect(asked.toSorted()).toEqual([
    '/',
    '/_next/image?url=%2Fa.webp&w=256&q=75',
    '/_next/image?url=%2Fa.webp&w=480&q=75',
  ]);
});

it('stops with the shop', async () => {
  const stopped = AbortSignal.abort();
  await expect(warmPictures({ origin, paths: ['/'], signal: stopped })).rejects.toThrow();
});
