import { fireEvent, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Category } from '@/lib/catalog/contract';
import { visit } from '@/tests/harness/page';
import type { CategoryBar as Bar } from './category-bar';

const server = setupServer();

beforeAll(() => {
  server.listen();
});
/** The query cache lives as long as the module: each test has a new one. */
let CategoryBar: typeof Bar;
beforeEach(async () => {
  vi.resetModules();
  ({ CategoryBar } = await import('./category-bar'));
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const categories: Category[] = Array.from({ length: 9 }, (_, index) => {
  const name = `Category ${String(index + 1)}`;
  const department = `Department of ${name}`;
  return {
    id: index + 1,
    name,
    category_name: name,
    category_name_en: name,
    category_name_th: name,
    url: `/categories/${String(index + 1)}`,
    icon: { thumbnail_url: '/images/default.svg' },
    depts: [
      {
        id: index + 100,
        dept_name: department,
        dept_name_en: department,
        dept_name_th: department,
        url: `/categories/${String(index + 1)}/${String(index + 100)}`,
      },
    ],
  };
});

const ways = [
  { name: 'Flash sale', href: '/ecommerce/products-flashsale' },
  { name: 'Promotions', href: '/promotions' },
  { name: 'All brands', href: '/brands' },
  { name: 'Ask a pharmacist', href: '/pharmacy' },
];

function show(hasExclusive = false) {
  visit('/');
  render(
    <CategoryBar
      texts={{
        categories: 'Categories',
        home: 'Home',
        departmentsOf: 'Departments of {category}',
        more: 'All categories',
        moreCategories: 'Show all categories',
        exclusive: 'Only here',
        showBrands: 'Show these brands',
      }}
      categories={categories.slice(0, 4).map(({ id, name, url }) => ({ id, name, href: url }))}
      ways={ways}
      hasExclusive={hasExclusive}
    />,
  );
}

function open(toggle: string): HTMLElement {
  fireEvent.pointerEnter(screen.getByRole('navigation', { name: 'Categories' }));
  const button = screen.getByRole('button', { name: toggle });
  fireEvent.click(button);
  return button.closest('li')!;
}

function answerTree(tree: Response | Promise<Response>) {
  server.use(
    http.get('*/api/ma-api', () => HttpResponse.json({ is_maintain: false })),
    http.get('*/api/v1/categories/web/tree', async () => (await tree).clone()),
  );
}

test('the bar links to categories, promotions, the flash sale, the brands and the pharmacist', () => {
  show();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    ...['/', '/categories/1', '/categories/2', '/categories/3', '/categories/4', '/categories'],
    ...ways.map(({ href }) => href),
  ]);
});

test('a panel is not rendered before the pointer comes near', () => {
  show(true);
  expect(document.querySelectorAll('[data-panel]')).toHaveLength(0);
});

test('departments load as the pointer comes near', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerTree(promise);
  show();
  const item = open('Departments of Category 2');
  expect(within(item).getAllByRole('link')).toHaveLength(1);
  resolve(HttpResponse.json(categories));
  await within(item).findByRole('link', { name: 'Department of Category 2' });
  expect(within(item).getByRole('link', { name: 'All Category 2' })).toHaveAttribute(
    'href',
    '/categories/2',
  );
});

test('the panel of all categories lists each with its departments, and the same links', async () => {
  answerTree(HttpResponse.json(categories));
  show();
  const panel = within(open('Show all categories'));
  await panel.findByRole('link', { name: 'Department of Category 9' });
  expect(panel.getAllByRole('link', { name: /^Department of/ })).toHaveLength(categories.length);
  for (const { name, href } of ways)
    expect(panel.getByRole('link', { name })).toHaveAttribute('href', href);
});
