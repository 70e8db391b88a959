import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { ownPattern, routePattern } from './route-pattern.ts';

const app = new Hono()
  .use(async (_, next) => next())
  .get('/things/new', (c) => c.text('form'))
  .get('/things/:id{[0-9]+}', (c) => c.text('thing'))
  .get('/files/:name{[\\w-]{3}}/:size{(big|small)\\.webp}', (c) => c.text('file'))
  .post('/things', (c) => c.text('made'));

it.each([
  ['GET', '/things/1', '/things/:id'],
  ['HEAD', '/things/1', '/things/:id'],
  ['GET', '/things/new', '/things/new'],
  ['GET', '/files/a-b/big.webp', '/files/:name/:size'],
  ['POST', '/things', '/things'],
  ['PUT', '/things', undefined],
  ['GET', '/things', undefined],
  ['GET', '/things/x', undefined],
  ['POST', '/', undefined],
  ['POST', '/nothing', undefined],
])('%s %s', async (method, path, expected) => {
  expect(routePattern(app, method, path)).toBe(expected);
});

it('is known to handlers and error handlers', async () => {
  const patterns: (string | undefined)[] = [];
  const failing = new Hono()
    .use(async (_, next) => next())
    .get('/things/:id', () => {
      throw new Error('broken');
    });
  failing.onError((_, c) => {
    patterns.push(ownPattern(c));
    return c.text('', 500);
  });
  await failing.request('/things/secret');
  expect(patterns).toEqual(['/things/:id']);
});
