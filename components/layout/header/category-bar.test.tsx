import { cleanup, render, screen, within } from '@testing-library/react';
import { createIntl } from 'react-intl/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Category } from '@/lib/api/contract/catalog';
import messages from '@/messages/layout/en.json';
import { visit } from '@/tests/harness/page';
import { sayer } from '../say';
import { CategoryBar } from './category-bar';

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

test('the bar leads to the promotions, the flash sale, the brands and the pharmacist', () => {
  visit('/');
  const say = sayer(createIntl({ locale: 'en', messages }));
  const { container } = render(
    <CategoryBar locale="en" say={say} categories={categories} brands={[]} />,
  );
  const ways = [
    ['Flash sale', '/ecommerce/products-flashsale'],
    ['Promotions', '/promotions'],
    ['All brands', '/brands'],
    ['Ask a pharmacist', '/pharmacy'],
  ] as const;
  for (const [name, path] of ways) {
    const [inBar, inPanel] = screen.getAllByRole('link', { name });
    expect(inBar).toHaveAttribute('href', path);
    expect(inPanel).toHaveAttribute('href', path);
  }
  const all = screen.getByRole('link', { name: 'All categories' }).closest('li');
  const panel = all?.querySelector<HTMLElement>('[data-panel]') ?? container;
  for (const { name } of categories)
    expect(within(panel).getByRole('link', { name })).toBeInTheDocument();
});
