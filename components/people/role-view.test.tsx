import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewRole as Sent, Role } from '@/lib/people/contract';
import type { Ability } from '@/lib/people/contract-values';
import office from '@/messages/office/en.json';
import people from '@/messages/people/en.json';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { RoleList } from './role-list';
import { NewRole, RoleView } from './role-view';

const en = { ...office, ...people };
const support: Role = {
  ...{ id: 5, key: 'support', name_en: 'Customer service', name_th: 'ฝ่ายบริการลูกค้า' },
  ...{ abilities: ['orders.read', 'returns.decide'], refund_limit: 500, people: 2, version: 'v1' },
};
const night: Role = {
  ...{ id: 101, key: null, name_en: 'Night shift', name_th: 'กะดึก', abilities: ['stock.read'] },
  ...{ refund_limit: null, people: 0, version: 'v2' },
};
let roles: Role[] = [];
let abilities: Ability[] = [];
let sent: unknown[] = [];
const service = setupServer(
  http.get('*/api/admin/v1/me', () =>
    HttpResponse.json({ role: 'staff', all: true, branches: [], abilities }),
  ),
  http.get('*/api/admin/v1/roles', () => HttpResponse.json({ entities: roles })),
  http.put('*/api/admin/v1/roles/:id', async ({ request, params }) => {
    const body = (await request.json()) as Sent;
    sent.push(body);
    const id = Number(params['id']);
    roles = roles.map((one) => (one.id === id ? { ...one, ...body, version: 'v9' } : one));
    return HttpResponse.json({ entities: roles });
  }),
  http.post('*/api/admin/v1/roles', async ({ request }) => {
    const body = (await request.json()) as Sent;
    sent.push(body);
    return HttpResponse.json({ ...body, id: 102, key: null, people: 0, version: 'v1' });
  }),
  http.delete('*/api/admin/v1/roles/:id', ({ request }) => {
    sent.push(new URL(request.url).searchParams.get('version'));
    return HttpResponse.json({});
  }),
);
beforeAll(async () => {
  service.listen();
  await import('@/components/ui/confirm-dialog');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  roles = [support, night];
  abilities = ['people.read', 'people.write', 'orders.read', 'returns.decide', 'stock.read'];
  sent = [];
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/people/roles');
});

const user = userEvent.setup();

test('lists roles with limit and people; a new one needs people.write', async () => {
  show(<RoleList />, en);
  const row = await screen.findByRole('row', { name: /Customer service/ });
  expect(within(row).getByText('฿500')).toBeVisible();
  expect(within(row).getByText(en['people.roleKind.builtIn'])).toBeVisible();
  expect(screen.getByRole('link', { name: 'Night shift' })).toHaveAttribute(
    'href',
    '/staff/people/roles/101',
  );
  expect(await screen.findByRole('link', { name: en['people.roleNew'] })).toBeVisible();
});

test('of a built-in role only the limit is edited, and no wrong amount is sent', async () => {
  show(<RoleView id={5} />, en);
  const limit = await screen.findByLabelText(en['people.roleLimit'], { exact: false });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(en['people.ability.returns.decide'])).toBeVisible();
  await user.clear(limit);
  await user.type(limit, '1,2x');
  await user.click(screen.getByRole('button', { name: en['people.save'] }));
  expect(await screen.findByText(en['people.roleLimitWrong'])).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(limit);
  await user.type(limit, '1,250.50');
  await user.click(screen.getByRole('button', { name: en['people.save'] }));
  await waitFor(() => {
    expect(sent).toMatchObject([{ refund_limit: 1250.5, version: 'v1' }]);
  });
});

test('abilities that the person lacks, and those of pharmacists, cannot be given', async () => {
  show(<NewRole />, en);
  const stock = await screen.findByRole('checkbox', { name: en['people.ability.stock.read'] });
  for (const lacked of ['stock.move', 'consultations.hold'] as const) {
    expect(screen.getByRole('checkbox', { name: en[`people.ability.${lacked}`] })).toBeDisabled();
  }
  await user.type(screen.getByLabelText(en['people.roleNameTh'], { exact: false }), 'คลัง');
  await user.type(screen.getByLabelText(en['people.roleNameEn'], { exact: false }), 'Depot');
  await user.click(screen.getByRole('button', { name: en['people.roleAdd'] }));
  expect(await screen.findByText(en['people.roleAbilityMissing'])).toBeVisible();
  await user.click(stock);
  await user.click(screen.getByRole('button', { name: en['people.roleAdd'] }));
  await waitFor(() => {
    expect(sent).toEqual([
      { name_en: 'Depot', name_th: 'คลัง', abilities: ['stock.read'], refund_limit: null },
    ]);
  });
});

test('an unused role of the shop is deleted by the version that was read', async () => {
  show(<RoleView id={101} />, en);
  await user.click(await screen.findByRole('button', { name: en['people.roleRemove'] }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: en['people.roleRemove'] }));
  await waitFor(() => {
    expect(sent).toEqual(['v2']);
  });
});

test('a role with more abilities, and any without people.write, is only read', async () => {
  roles = [{ ...night, abilities: ['stock.read', 'stock.move'] }];
  const { unmount } = show(<RoleView id={101} />, en);
  expect(await screen.findByText(en['people.roleExceeded'])).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  unmount();
  abilities = ['people.read', 'stock.read', 'stock.move'];
  show(<RoleView id={101} />, en);
  expect(await screen.findByText(en['people.ability.stock.move'])).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(en['people.roleExceeded'])).toBeNull();
});
