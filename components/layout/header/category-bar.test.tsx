import { cleanup, render, screen } from '@testing-library/react';
import { createIntl } from 'react-intl/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Category } from '@/lib/api/contract/catalog';
import messages from '@/messages/layout/en.json';
import { visit } from '@/tests/harness/page';
import { sayer } from '../say';
import { CategoryBar } from './category-bar';
import { MorePanel } from './more-panel';

vi.mock('next/navigation', async () => (await import('@/tests/harness/page')).navigation);

afterEach(cleanup);

const categories: Category[] = Array.from({ length: 9 }, (_, index) => {
  const name = `Category ${String(index + 1)}`;
  return {
    id: index + 1,
    name,
    category_name: name,
    category_name_en: name,
    category_name_th: name,
    url: `/categories/${String(index + 1)}`,
    icon: { thumbnail_url: '/images/default.svg' },
    depts: [],
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
  render(<CategoryBar locale="en" say={say} categories={categories} hasBrands={false} />);
  expectWays();
  expect(screen.getByRole('link', { name: 'All categories' })).toHaveAttribute(
    'href',
    '/categories',
  );
});

test('the panel of all categories has every one of them, and the same ways', () => {
  visit('/');
  render(<MorePanel categories={categories} locale="en" say={say} />);
  expectWays();
  for (const { name } of categories) {
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  }
});
