import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ability } from '@/lib/people/contract-values';
import type { Staff } from '@/lib/staff/contract';
import texts from '@/messages/office/en.json';
import { eventually } from '@/tests/harness/eventually';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { useAuth } from '@/stores/auth';
import { OfficeNav } from './office-nav';

let staff: Staff = { role: 'staff', all: true, branches: [], abilities: [] };
const service = setupServer(http.get('*/api/admin/v1/me', () => HttpResponse.json(staff)));
beforeAll(async () => {
  service.listen();
  await import('axios');
});
afterAll(() => {
  service.close();
});

const ALL = ['Today', 'Orders', 'Payments', 'Returns'];
const OWN = 'Your sign-in';
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

const SALES = ['orders.read', 'payments.read'] as const;
const DESK = ['orders.read', 'consultations.hold', 'dispensing.read'] as const;
const REST = [
  ...(['reviews.moderate', 'requests.answer', 'codes.issue', 'consultations.lead'] as const),
  ...(['dispensing.read', 'hours.write'] as const),
];

function open(role: 'member' | Staff['role'], abilities: readonly Ability[]) {
  if (role !== 'member') staff = { role, all: true, branches: [], abilities: [...abilities] };
  useAuth.getState().succeed({ ...member, role });
  show(<OfficeNav />, texts);
}

test.each([
  [
    'staff',
    [...SALES, ...REST],
    [
      ...[...ALL, 'Reviews', 'Data requests', 'Call codes'],
      ...['Pharmacy desk', 'Dispensing records', OWN, 'Hours and holidays'],
    ],
  ],
  ['staff', SALES, [...ALL, OWN]],
  [
    'pharmacist',
    DESK,
    ['Today', 'Orders', 'Returns', 'Pharmacy desk', 'Cases', 'Dispensing records', OWN],
  ],
  ['member', [], []],
] as const)('%s with the abilities %j may open these screens', async (role, abilities, screens) => {
  visit('/th/staff/orders/A-1');
  open(role, abilities);
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
  open('staff', SALES);
  const returns = await screen.findByRole('link', { name: 'Returns' });
  expect(returns).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Orders' })).not.toHaveAttribute('aria-current');
  const sales = screen.getByRole('button', { name: 'Sales' });
  expect(sales).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(sales);
  expect(sales).toHaveAttribute('aria-expanded', 'false');
});
