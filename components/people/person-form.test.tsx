import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PersonDetail, Role } from '@/lib/people/contract';
import office from '@/messages/office/en.json';
import people from '@/messages/people/en.json';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { PersonForm } from './person-form';

const role = (id: number, name: string): Role => ({
  ...{ id, key: null, name_en: name, name_th: name, abilities: ['orders.read'], people: 1 },
  ...{ refund_limit: null, version: 'v' },
});
const roles = [role(1, 'Manager'), role(2, 'Branch')];
const person: PersonDetail = {
  ...{ member_id: 7, name: 'Somying Dee', phone_number: '0812345678', role_id: 2, branches: [] },
  ...{ joined_at: '2026-11-01T03:00:00.000Z', left_at: null, sign_ins: [], version: 'p1' },
  second_factor: { totp: true, passkeys: [], recovery_codes: 8, reset_asked_by: null },
};
const REFUSAL = 'A role of a branch needs a branch.';
const service = setupServer(
  http.put('*/api/admin/v1/people/7', () =>
    HttpResponse.json(
      { code: 'VALIDATION', message: 'Check', status: 422, fields: { role_id: REFUSAL } },
      { status: 422 },
    ),
  ),
  http.get('*/api/v1/branches', () =>
    HttpResponse.json({ entities: [], page: 1, per_page: 100, total: 0 }),
  ),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  sessionStorage.clear();
  visit('/staff/people/7');
});

test('a refusal of the service stands at its field, which gets the focus, and keeps the choice', async () => {
  const user = userEvent.setup();
  show(<PersonForm person={person} roles={roles} />, { ...office, ...people });
  const choice = screen.getByRole('combobox', { name: people['people.column.role'] });
  await user.selectOptions(choice, 'Manager');
  await user.click(screen.getByRole('button', { name: people['people.save'] }));
  await waitFor(() => {
    expect(choice).toHaveAccessibleDescription(REFUSAL);
  });
  expect(choice).toHaveFocus();
  expect(choice).toHaveValue('1');
});

test('keeps a closed branch, without which the person would work for every branch', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  service.use(
    http.put('*/api/admin/v1/people/7', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(person);
    }),
  );
  const there = { ...person, branches: [{ id: 9, name: 'Old town' }] };
  show(<PersonForm person={there} roles={roles} />, { ...office, ...people });
  expect(await screen.findByRole('checkbox', { name: 'Old town' })).toBeChecked();
  const choice = screen.getByRole('combobox', { name: people['people.column.role'] });
  await user.selectOptions(choice, 'Manager');
  await user.click(screen.getByRole('button', { name: people['people.save'] }));
  await waitFor(() => {
    expect(sent).toEqual([{ role_id: 1, branch_ids: [9], version: 'p1' }]);
  });
});
