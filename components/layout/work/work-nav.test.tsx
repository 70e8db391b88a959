import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Staff } from '@/lib/staff/contract';
import { eventually } from '@/tests/harness/eventually';
import { member, visit } from '@/tests/harness/page';
import { useAuth } from '@/stores/auth';
import { WorkNav } from './work-nav';

let staff: Pick<Staff, 'all'> = { all: true };
const service = setupServer(
  http.get('*/api/admin/v1/me', () => HttpResponse.json({ ...staff, branches: [], abilities: [] })),
);
beforeAll(async () => {
  service.listen();
  await import('axios');
});
afterAll(() => {
  service.close();
});

const texts = {
  ...{ orders: 'Orders', pharmacy: 'Pharmacy', dispensing: 'Dispensing', reviews: 'Reviews' },
  ...{ requests: 'Corrections', days: 'Hours', codes: 'Call codes' },
};

test.each([
  ['staff', true, Object.values(texts)],
  ['staff', false, ['Orders', 'Pharmacy']],
  ['pharmacist', false, ['Orders', 'Pharmacy', 'Dispensing']],
  ['member', false, []],
] as const)('%s, with all branches: %s, reaches these boards: %j', async (role, all, boards) => {
  staff = { all };
  visit('/th/staff/orders/A-1');
  useAuth.getState().succeed({ ...member, role });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WorkNav label="Boards" texts={texts} />
    </QueryClientProvider>,
  );
  await eventually(() => {
    expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(boards);
  });
  const current = screen.queryAllByRole('link').filter((one) => one.hasAttribute('aria-current'));
  expect(current.map((link) => link.getAttribute('href'))).toEqual(
    boards.length === 0 ? [] : ['/th/staff/orders'],
  );
});
