import { describe, expect, it, vi } from 'vitest';
import { createExistence } from './existence.ts';
import { parseTarget } from './target.ts';

const target = (url: string) => parseTarget(url)!;
const tree = [{ id: 7, name: 'Skin' }];
const THERE = new Set([
  '/products/12',
  '/brands/525',
  '/contents/news/101',
  '/contents/article/3',
  '/promotion-groups/2',
  '/banners/8',
]);
const service = (path: string) => {
  if (path === '/pages/paths') {
    const entities = [{ path: '/faq' }, { path: '/ArunCard/birthday-may' }];
    return Promise.resolve(Response.json({ entities }));
  }
  if (path === '/categories/web/tree') return Promise.resolve(Response.json(tree));
  const status = THERE.has(path) ? 200 : 404;
  return Promise.resolve(new Response('{}', { status }));
};

describe('createExistence', () => {
  it.each([
    ['/products/12', true],
    ['/th/products/name/12', true],
    ['/products/name/13', false],
    ['/products/12/13', false],
    ['/brands/525', true],
    ['/brands/526', false],
    ['/brands/exclusive', true],
    ['/categories/7/3', true],
    ['/th/categories/8', false],
    ['/products/search', true],
    ['/orders/99', true],
    ['/staff/products/13', true],
    ['/th/staff/stock/13', true],
    ['/news/101', true],
    ['/th/news/3', false],
    ['/news', true],
    ['/th/brandstory/HealthHub/ArticleList/3', true],
    ['/brandstory/HealthHub/ArticleList/101', false],
    ['/brandstory/HealthHub/ArticleList', true],
    ['/promotions/2', true],
    ['/th/promotions/3', false],
    ['/promotions-product/3', false],
    ['/promotions', true],
    ['/banners/8', true],
    ['/ecommerce/banner/8', true],
    ['/th/ecommerce/banner/9', false],
    ['/ecommerce/banner', true],
    ['/ecommerce/recommends', true],
    ['/', true],
    ['/faq', true],
    ['/th/FAQ', true],
    ['/ArunCard/birthday-may', true],
    ['/ArunCard', false],
    ['/nowhere', false],
  ])('%s: %s', async (url, expected) => {
    expect(await createExistence(service)(target(url))).toBe(expected);
  });

  it('reloads the categories after a while', async () => {
    const clock = { now: 0 };
    const read = vi.fn(service);
    const exists = createExistence(read, () => clock.now);
    for (const id of [7, 8, 9]) await exists(target(`/categories/${id}`));
    expect(read).toHaveBeenCalledTimes(1);
    clock.now = 5_001;
    await exists(target('/categories/7'));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('away'))],
    ['is in trouble', () => Promise.resolve(new Response('', { status: 503 }))],
    ['answers something else', () => Promise.resolve(new Response('<html>'))],
  ])('leaves it to Next when the service %s', async (_, read) => {
    const exists = createExistence(read);
    expect(await exists(target('/products/1'))).toBe(true);
    expect(await exists(target('/categories/1'))).toBe(true);
  });

  it('leaves it to Next when the service hangs', async () => {
    vi.useFakeTimers();
    const answer = createExistence(() => new Promise(() => undefined))(target('/products/1'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answer).toBe(true);
    vi.useRealTimers();
  });
});
