import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Staff } from '@/lib/staff/contract';
import texts from '@/messages/office/en.json';
import { eventually } from '@/tests/harness/eventually';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { useAuth } from '@/stores/auth';
import { OfficeNav } from './office-nav';

let staff: Staff = { role: 'staff', all: true, branches: [], payments: true };
const service = setupServer(http.get('*/api/admin/v1/me', () => HttpResponse.json(staff)));
beforeAll(async () => {
  service.listen();
  await import('axios');
});
afterAll(() => {
  service.close();
});

const ALL = ['Today', 'Orders', 'Payments', 'Returns'];
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

function open(role: 'member' | Staff['role'], all: boolean) {
  if (role !== 'member') staff = { role, all, branches: [], payments: role === 'staff' };
  useAuth.getState().succeed({ ...member, role });
  show(<OfficeNav />, texts);
}

test.each([
  [
    ...(['staff', true] as const),
    [
      ...[...ALL, 'Reviews', 'Data requests', 'Call codes'],
      ...['Pharmacy desk', 'Dispensing records', 'Branches and hours'],
    ],
  ],
  ['staff', false, ALL],
  [
    ...(['pharmacist', false] as const),
    ['Today', 'Orders', 'Returns', 'Pharmacy desk', 'Cases', 'Dispensing records'],
  ],
  ['member', false, []],
] as const)('%s, with all branches: %s, may open these screens', async (role, all, screens) => {
  visit('/th/staff/orders/A-1');
  open(role, all);
  await eventually(() => {
    expect(links()).toEqual(screens);
  });
  const current = screen.queryAllByRole('link').filter((one) => one.hasAttribute('aria-current'));
  expect(current.map((link) => link.getAttribute('href'))).toEqual(
    role === 'member' ? [] : ['/th/staff/orders'],
  );
});

test('the entry of a view is marked, and a group can be folded', async () => {
  visit('/en/staff/orders?tab=returns');
  open('staff', false);
  const returns = await screen.findByRole('link', { name: 'Returns' });
  expect(returns).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Orders' })).not.toHaveAttribute('aria-current');
  const sales = screen.getByRole('button', { name: 'Sales' });
  expect(sales).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(sales);
  expect(sales).toHaveAttribute('aria-expanded', 'false');
});
