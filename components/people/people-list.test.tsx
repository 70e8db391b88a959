import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import office from '@/messages/office/en.json';
import people from '@/messages/people/en.json';
import { useUi } from '@/stores/ui';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { PeopleList } from './people-list';

const en = { ...office, ...people };
const role = (id: number, name: string) => ({
  ...{ id, key: null, name_en: name, name_th: name, abilities: ['orders.read'], people: 1 },
  ...{ refund_limit: null, version: 'v' },
});
const somying = {
  ...{ member_id: 7, name: 'Somying Dee', phone_number: '0812345678', role_id: 2 },
  ...{ branches: [{ id: 11, name: 'Siam' }], joined_at: '2026-11-01T03:00:00.000Z', left_at: null },
};
const invitation = {
  ...{ id: '0b0e7f2e-8a3e-4f7e-9d53-0d3c4a3b2a11', phone_number: '0899999999', email: '' },
  ...{ role_id: 2, branch_ids: [], invited_by: 1, created_at: '2026-11-20T03:00:00.000Z' },
  expires_at: '2026-11-27T03:00:00.000Z',
};
let asked: string[] = [];
let sent: unknown[] = [];
let open: (typeof invitation)[] = [];
const service = setupServer(
  http.get('*/api/admin/v1/views', () => HttpResponse.json({ entities: [] })),
  http.get('*/api/admin/v1/people', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('state') ?? '');
    return HttpResponse.json({ entities: [somying], page: 1, per_page: 20, total: 1 });
  }),
  http.get('*/api/admin/v1/roles', () =>
    HttpResponse.json({ entities: [role(1, 'Manager'), role(2, 'Branch')] }),
  ),
  http.get('*/api/admin/v1/invitations', () => HttpResponse.json({ entities: open })),
  http.post('*/api/admin/v1/invitations', async ({ request }) => {
    const body = (await request.json()) as { email?: string };
    sent.push(body);
    if (body.email === 'wrong') {
      const refusal = { code: 'VALIDATION', message: 'Check', status: 422 };
      const fields = { email: 'Please enter a valid email.' };
      return HttpResponse.json({ ...refusal, fields }, { status: 422 });
    }
    open = [invitation];
    return HttpResponse.json(invitation, { status: 201 });
  }),
  http.delete('*/api/admin/v1/invitations/:id', () => {
    open = [];
    return HttpResponse.json({});
  }),
  http.get('*/api/v1/branches', () =>
    HttpResponse.json({ entities: [{ id: 11, name: 'Siam' }], page: 1, per_page: 100, total: 1 }),
  ),
);
beforeAll(async () => {
  service.listen();
  await import('./invite-dialog');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  asked = [];
  sent = [];
  open = [];
  visit('/staff/people');
});

const user = userEvent.setup();

test('lists people with role and branches, each with a page', async () => {
  show(<PeopleList />, en);
  const link = await screen.findByRole('link', { name: 'Somying Dee' });
  expect(link).toHaveAttribute('href', '/staff/people/7');
  const row = screen.getByRole('row', { name: /Somying/ });
  expect(await within(row).findByText('Branch')).toBeVisible();
  expect(within(row).getByText('Siam')).toBeVisible();
  expect(asked).toEqual(['here']);
});

test('invites by phone or email, and withdraws', async () => {
  show(<PeopleList />, en);
  await user.click(await screen.findByRole('button', { name: en['people.invite'] }));
  const dialog = await screen.findByRole('dialog', { name: en['people.invite'] });
  const send = within(dialog).getByRole('button', { name: en['people.inviteSend'] });
  await user.click(send);
  expect(await within(dialog).findByText(en['people.contactMissing'])).toBeVisible();
  const contact = within(dialog).getByLabelText(en['people.contact'], { exact: false });
  await user.type(contact, 'wrong');
  await user.selectOptions(within(dialog).getByLabelText(en['people.column.role']), '2');
  await user.click(send);
  expect(await within(dialog).findByText('Please enter a valid email.')).toBeVisible();
  await user.clear(contact);
  await user.type(contact, '081-234-5678');
  await user.click(await within(dialog).findByLabelText('Siam'));
  await user.click(send);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(sent.at(-1)).toEqual({ phone_number: '0812345678', role_id: 2, branch_ids: [11] });
  expect(useUi.getState().toast?.text).toBe(en['people.invited']);
  await user.click(await screen.findByRole('button', { name: en['people.withdraw'] }));
  expect(await screen.findByText(en['people.noInvitations'])).toBeVisible();
});
