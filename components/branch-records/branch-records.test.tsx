import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OfficeBranchDetail } from '@/lib/branch-records/contract';
import branchRecords from '@/messages/branch-records/en.json';
import branches from '@/messages/branches/en.json';
import office from '@/messages/office/en.json';
import { useAuth } from '@/stores/auth';
import { member, router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { BranchList } from './branch-list';
import { BranchView, NewBranch } from './branch-view';

const en = { ...office, ...branches, ...branchRecords };
const week = Array.from({ length: 7 }, (): [string, string] => ['09:00', '20:00']);
const silom: OfficeBranchDetail = {
  ...{ id: 7, name_en: 'Silom', name_th: 'สีลม', province_code: '10', phone: '02-000-0107' },
  ...{ address_en: '145/3 Silom Road', address_th: '145/3 ถนนสีลม', lat: 13.7283, lng: 100.533 },
  ...{ services: ['pickup'], hours: week, on_holidays: null, pharmacist_hours: null },
  ...{ pharmacy_licence_no: null, closed_at: null, open_orders: 2, version: 'v1' },
};
let asked: string[] = [];
let sent: [string, Record<string, unknown>][] = [];
let saved = silom;
let refusal: { fields?: Record<string, string>; code?: string; status?: number } | undefined;
const answer = async (request: Request, change: (body: Record<string, unknown>) => void) => {
  const body = (await request.json()) as Record<string, unknown>;
  sent.push([new URL(request.url).pathname.replace('/api/admin/v1', ''), body]);
  if (refusal) {
    const { code = 'VALIDATION', status = 422, fields = {} } = refusal;
    const refused = { code, message: `${code}!`, status, fields };
    return HttpResponse.json(refused, { status });
  }
  change(body);
  return HttpResponse.json(saved, { status: 200 });
};
const service = setupServer(
  http.get('*/api/admin/v1/views', () => HttpResponse.json({ entities: [] })),
  http.get('*/api/admin/v1/me', () => {
    const abilities = ['branches.write', 'orders.read'];
    return HttpResponse.json({ role: 'staff', all: true, branches: [], abilities });
  }),
  http.get('*/geo/provinces', () =>
    HttpResponse.json({
      entities: [
        { code: '10', name: 'Bangkok' },
        { code: '50', name: 'Chiang Mai' },
      ],
    }),
  ),
  http.get('*/api/admin/v1/branches', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json({ entities: [silom], page: 1, per_page: 20, total: 1 });
  }),
  http.post('*/api/admin/v1/branches', ({ request }) =>
    answer(request, () => {
      saved = { ...silom, id: 41 };
    }),
  ),
  http.get('*/api/admin/v1/branches/7', () => HttpResponse.json(saved)),
  http.put('*/api/admin/v1/branches/7', ({ request }) =>
    answer(request, (body) => {
      saved = { ...saved, ...body, lat: Number(body['lat']), lng: Number(body['lng']) };
      saved = { ...saved, version: 'v2' };
    }),
  ),
  http.post('*/api/admin/v1/branches/7/close', ({ request }) =>
    answer(request, () => {
      saved = { ...saved, closed_at: '2026-11-30T08:00:00.000Z', version: 'v3' };
    }),
  ),
  http.post('*/api/admin/v1/branches/7/open', ({ request }) =>
    answer(request, () => {
      saved = { ...saved, closed_at: null, version: 'v4' };
    }),
  ),
);
beforeAll(async () => {
  service.listen();
  await import('@/components/office/form/merge-dialog');
  await import('@/components/ui/confirm-dialog');
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  [asked, sent, saved, refusal] = [[], [], silom, undefined];
  sessionStorage.clear();
  useAuth.getState().succeed({ ...member, role: 'staff' });
  visit('/staff/branches?q=sil&state=open&sort=-name');
});

const user = userEvent.setup();
const field = (name: string) => screen.findByRole('textbox', { name });
const retype = async (name: string, text: string) => {
  await user.clear(await field(name));
  await user.type(await field(name), text);
};
const lastBody = () => sent.at(-1)?.[1];

test('lists branches by the view of the address', async () => {
  show(<BranchList />, en);
  const link = await screen.findByRole('link', { name: 'Silom' });
  expect(link).toHaveAttribute('href', '/staff/branches/7');
  const row = screen.getByRole('row', { name: /Silom/ });
  expect(await within(row).findByText('Bangkok')).toBeVisible();
  expect(within(row).getByText('Open')).toBeVisible();
  expect(within(row).getByText(en['branches.service.pickup'])).toBeVisible();
  expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toMatchObject({
    ...{ q: 'sil', state: 'open', sort: '-name' },
  });
  expect(screen.getByRole('link', { name: 'Add branch' })).toHaveAttribute(
    'href',
    '/staff/branches/new',
  );
});

test('adds a branch; what the service refuses stands at its field, and nothing typed is lost', async () => {
  refusal = { fields: { phone: 'No phone', lat: 'Not here', 'hours.0.1': 'Wrong time' } };
  show(<NewBranch />, en);
  await retype('Name in Thai', 'อารีย์');
  await retype('Name in English', 'Ari');
  await screen.findByRole('option', { name: 'Chiang Mai' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), '50');
  await user.click(await field('Latitude'));
  await user.paste('18.7961, 98.9682');
  await user.click(screen.getByRole('checkbox', { name: en['branches.service.pickup'] }));
  const monday = within(screen.getByRole('group', { name: 'Monday' }));
  await user.type(monday.getByLabelText('From'), '08:00');
  await user.click(screen.getByRole('button', { name: 'Copy Monday to all days' }));
  await user.click(screen.getByRole('button', { name: 'Add branch' }));
  expect(await screen.findByText('No phone')).toBeVisible();
  expect(screen.getByText('Not here')).toBeVisible();
  expect(monday.getByText('Wrong time')).toBeVisible();
  expect(await field('Name in English')).toHaveValue('Ari');
  expect(lastBody()).toMatchObject({
    ...{ name_th: 'อารีย์', province_code: '50', lat: '18.7961', lng: '98.9682' },
    ...{ services: ['pickup'], pharmacist_hours: null, pharmacy_licence_no: null },
    hours: Array.from({ length: 7 }, () => ['08:00', '']),
  });
  refusal = undefined;
  await retype('Phone', '053-000-121');
  await user.click(screen.getByRole('button', { name: 'Add branch' }));
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith('/staff/branches/41');
  });
});

test('the hours of the pharmacist are entered where the branch has one', async () => {
  show(<BranchView id={7} />, en);
  expect(await screen.findByText(en['branch-records.hint.pharmacist'])).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: en['branches.service.pharmacist'] }));
  await retype('Pharmacy licence number', 'กท 1/2569');
  const duty = within(screen.getByRole('group', { name: 'Hours of the pharmacist' }));
  const tuesday = within(duty.getByRole('group', { name: 'Tuesday' }));
  await user.type(tuesday.getByLabelText('From'), '10:00');
  await user.type(tuesday.getByLabelText('Until'), '18:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(lastBody()).toMatchObject({
      ...{ version: 'v1', services: ['pharmacist', 'pickup'], pharmacy_licence_no: 'กท 1/2569' },
      pharmacist_hours: [null, ['10:00', '18:00'], null, null, null, null, null],
    });
  });
});

test('merges with what somebody else saved meanwhile', async () => {
  show(<BranchView id={7} />, en);
  await retype('Name in English', 'Silom Complex');
  refusal = { code: 'VERSION_STALE', status: 409 };
  saved = { ...silom, name_en: 'Silom 2', hours: [null, ...week.slice(1)], version: 'v9' };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const merge = within(await screen.findByRole('dialog'));
  expect(merge.getByRole('radio', { name: 'Theirs: Silom 2' })).toBeVisible();
  expect(merge.getByRole('radio', { name: 'Theirs: Closed' })).toBeChecked();
  await user.click(merge.getByRole('radio', { name: 'Yours: Silom Complex' }));
  refusal = undefined;
  await user.click(merge.getByRole('button', { name: 'Merge and save' }));
  await waitFor(() => {
    expect(lastBody()).toMatchObject({
      ...{ version: 'v9', name_en: 'Silom Complex', hours: [null, ...week.slice(1)] },
    });
  });
});

test('is closed after a question, which says why it is refused, and opened again', async () => {
  refusal = { code: 'BRANCH_IN_USE', status: 409 };
  show(<BranchView id={7} />, en);
  expect(await screen.findByRole('link', { name: '2 orders to collect here' })).toHaveAttribute(
    'href',
    '/staff/orders?branch=7',
  );
  await user.click(screen.getByRole('button', { name: 'Close for good' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close Silom for good' }));
  await user.click(dialog.getByRole('button', { name: 'Close for good' }));
  expect(await dialog.findByText('BRANCH_IN_USE!')).toBeVisible();
  refusal = undefined;
  await user.click(dialog.getByRole('button', { name: 'Close for good' }));
  expect(await screen.findByText(/^Closed for good since/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open in the shop' })).toBeNull();
  expect(sent.at(-1)).toEqual(['/branches/7/close', { version: 'v1' }]);
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByRole('link', { name: 'Open in the shop' })).toBeVisible();
  expect(sent.at(-1)).toEqual(['/branches/7/open', { version: 'v3' }]);
});
