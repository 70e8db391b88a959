import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffDataRequest } from '@/lib/privacy/contract';
import en from '@/messages/staff/en.json';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { RequestQueue } from './request-queue';

const request: StaffDataRequest = {
  id: '6e3bb2f6-6d4b-4a0e-9d5c-0a4a5a2b7f10',
  ...{ note: 'My name is Malee.', name: 'Mali Jaidee', phone_number: '0812345678' },
  ...{ member_code: '710000000018', created_at: '2026-11-21T03:00:00.000Z' },
};

let entities = [request];
const sent: unknown[] = [];
const server = setupServer(
  http.get('*/api/admin/v1/data-requests', () =>
    HttpResponse.json({ entities, page: 1, per_page: 20, total: entities.length }),
  ),
  http.post(`*/api/admin/v1/data-requests/${request.id}/answer`, async ({ request: call }) => {
    sent.push(await call.json());
    entities = [];
    return HttpResponse.json({});
  }),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});

test('the office answers what a member wants to have corrected, and nothing is left', async () => {
  const user = userEvent.setup();
  visit('/staff/requests');
  show(<RequestQueue />, en);
  expect(await screen.findByText('My name is Malee.')).toBeVisible();
  expect(screen.getByRole('link', { name: '0812345678' })).toHaveAttribute(
    'href',
    'tel:0812345678',
  );
  await user.type(screen.getByRole('textbox'), 'Done.');
  await user.click(screen.getByRole('button', { name: 'Answer and close' }));
  expect(await screen.findByText('Nothing to do here')).toBeVisible();
  expect(sent).toEqual([{ answer: 'Done.' }]);
});
