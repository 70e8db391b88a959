import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { hasRoute } from './has-route.ts';

const app = new Hono()
  .use(async (_, next) => next())
  .get('/things/:id{[0-9]+}', (c) => c.text('thing'))
  .post('/things', (c) => c.text('made'));

it.each([
  ['GET', '/things/1', true],
  ['HEAD', '/things/1', true],
  ['POST', '/things', true],
  ['PUT', '/things', false],
  ['GET', '/things', false],
  ['GET', '/things/x', false],
  ['POST', '/', false],
  ['POST', '/nothing', false],
])('%s %s', (method, path, expected) => {
  expect(hasRoute(app, method, path)).toBe(expected);
});
