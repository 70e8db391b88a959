import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from '@/tests/harness/page';
import { accountWays } from './account-ways';
import { AccountNav } from './account-nav';

test.each([
  ['/profile', 'layout.profile'],
  ['/profile/address/create', 'layout.addresses'],
  ['/profile/redeem-points', 'layout.redeemPoints'],
  ['/profile/redeem-history', 'layout.redeemPoints'],
  ['/orders/order_list', 'layout.orders'],
  ['/orders/reviews', 'layout.myReviews'],
  ['/orders/order_list/review/3', 'layout.myReviews'],
  ['/pharmacy/history/4', 'layout.consultations'],
  ['/profile/vat-address', 'layout.vatAddresses'],
])('%s is marked as part of %s alone', (here, label) => {
  visit(`/th${here}`);
  const ways = accountWays('th', (id) => id);
  render(<AccountNav label="account" home="/th/profile" ways={ways} />);
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual([label]);
});

test('a page outside the menu marks no entry', () => {
  visit('/th/notifications');
  const ways = accountWays('th', (id) => id);
  render(<AccountNav label="account" home="/th/profile" ways={ways} />);
  const links = screen.getAllByRole('link');
  expect(links.some((link) => link.hasAttribute('aria-current'))).toBe(false);
});
