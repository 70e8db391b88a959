import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import en from '@/messages/audit/en.json';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { AuditChanges } from './audit-changes';
import { AuditSubject } from './audit-subject';
import { AuditView } from './audit-view';

const entry = (id: number) => ({
  ...{ id, at: '2026-11-21T03:00:00.000Z', person: { member_id: 7, name: 'Somying' } },
  ...{ action: 'role.change', subject: `role ${String(id)}`, cause: 'form', address: '10.0.0.1' },
  detail: {},
  changes: [{ field: 'refund_limit', before: null, after: 30_000 }],
});
const asked: string[] = [];
const service = setupServer(
  http.get('*/api/admin/v1/audit', ({ request }) => {
    const { searchParams } = new URL(request.url);
    searchParams.delete('locale');
    asked.push(searchParams.toString());
    const isFirst = !searchParams.has('before');
    return HttpResponse.json({ entities: [entry(isFirst ? 9 : 8)], next: isFirst ? 9 : null });
  }),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});

test('shows who changed what, leads to their other entries, and loads older ones', async () => {
  visit('/staff/audit?member_id=7&action=role.');
  show(<AuditView />, en);
  expect(await screen.findByRole('link', { name: 'Role changed' })).toHaveAttribute(
    'href',
    '/staff/audit?action=role.change',
  );
  expect(screen.getByText('฿300.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Somying' })).toHaveAttribute(
    'href',
    '/staff/audit?member_id=7',
  );
  expect(screen.getByRole('link', { name: 'Role 9' })).toHaveAttribute(
    'href',
    '/staff/audit?subject=role%209',
  );
  expect(screen.getByRole('link', { name: 'Role 9: open its page' })).toHaveAttribute(
    'href',
    '/staff/people/roles/9',
  );
  await userEvent.click(screen.getByRole('button', { name: en['audit.more'] }));
  expect(await screen.findByRole('link', { name: 'Role 8' })).toBeVisible();
  expect(screen.queryByRole('button', { name: en['audit.more'] })).toBeNull();
  expect(asked).toEqual(['action=role.&member_id=7', 'action=role.&member_id=7&before=9']);
});

test.each([
  ['AR260001', 'Order AR260001', '/staff/orders/AR260001'],
  ['product 7', 'Product 7', '/staff/products/7'],
  ['holiday 2026-12-05', 'Public holiday 2026-12-05', undefined],
  ['payments', 'Payments', undefined],
  ['comet 5', 'comet 5', undefined],
])('%s is named, and leads to its page if it has one', (subject, name, path) => {
  show(<AuditSubject subject={subject} />, en);
  expect(screen.getByRole('link', { name })).toHaveAttribute(
    'href',
    `/staff/audit?subject=${encodeURIComponent(subject)}`,
  );
  const page = screen.queryByRole('link', { name: `${name}: open its page` });
  expect(page?.getAttribute('href') ?? undefined).toBe(path);
});

test('fields have names, and values read as people write them', () => {
  const changes = [
    { field: 'name_en', before: '', after: 'Balm' },
    { field: 'barcodes', before: ['1', '2'], after: [] },
    { field: 'newer', before: true, after: { hours: 3 } },
  ];
  show(<AuditChanges changes={changes} />, en);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Name in English(empty)Balm',
    'Barcodes1, 2(empty)',
    'neweryes{"hours":3}',
  ]);
});
