import { cleanup, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createIntl } from 'react-intl/server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Category } from '@/lib/api/contract/catalog';
import messages from '@/messages/layout/en.json';
import { visit } from '@/tests/harness/page';
import { sayer } from '../say';
import { CategoryBar } from './category-bar';
import { MorePanel } from './more-panel';

vi.mock('next/navigation', async () => (await import('@/tests/harness/page')).navigation);

const server = setupServer();

beforeAll(() => {
  server.listen();
});
afterEach(cleanup);
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
  ['Flash sale', '/ecommerce/products-flashsale'],
  ['Promotions', '/promotions'],
  ['All brands', '/brands'],
  ['Ask a pharmacist', '/pharmacy'],
] as const;
const say = sayer(createIntl({ locale: 'en', messages }));

function expectWays() {
  for (const [name, path] of ways) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  }
}

test('the bar leads to the promotions, the flash sale, the brands and the pharmacist', () => {
  visit('/');
  render(<CategoryBar locale="en" say={say} categories={categories} brandCount={0} />);
  expectWays();
  expect(screen.getByRole('link', { name: 'All categories' })).toHaveAttribute(
    'href',
    '/categories',
  );
});

test('the panel of all categories has every one of them, and the same ways, before the answer is there', async () => {
  const asked = Promise.withResolvers<true>();
  const answered = Promise.withResolvers<true>();
  server.use(
    http.get('*/api/ma-api', () => HttpResponse.json({ is_maintain: false })),
    http.get('*/api/v1/categories/web/tree', async () => {
      asked.resolve(true);
      await answered.promise;
      return HttpResponse.json(categories);
    }),
  );
  visit('/');
  render(<MorePanel categories={categories} locale="en" say={say} />);
  const department = { name: /^Department of/ };
  for (const wait of [Promise.resolve(true), asked.promise]) {
    await wait;
    expectWays();
    for (const { name } of categories) {
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
    }
    expect(screen.queryByRole('link', department)).toBeNull();
  }
  answered.resolve(true);
  await screen.findByRole('link', { name: 'Department of Category 9' });
  expect(screen.getAllByRole('link', department)).toHaveLength(categories.length);
});
