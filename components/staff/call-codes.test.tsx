import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import en from '@/messages/staff/en.json';
import { show } from '@/tests/harness/show';
import { CallCodes } from './call-codes';

const server = setupServer();
let sent: unknown[] = [];
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
afterEach(() => {
  server.resetHandlers();
  sent = [];
});

function answer(status: number, body: object) {
  server.use(
    http.post('*/api/admin/v1/call-codes', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
}

const user = userEvent.setup();
const make = () => user.click(screen.getByRole('button', { name: en['staff.makeCode'] }));

async function fill() {
  await user.type(screen.getByLabelText(en['staff.callerPhone']), '0812345678');
  await user.type(screen.getByLabelText(en['staff.callerRef']), 'ab12');
}

test('makes the code that is said on the phone', async () => {
  answer(201, { code: '246810', expires_at: '2026-11-24T03:05:00.000Z' });
  show(<CallCodes />, en);
  await make();
  expect(screen.getByText(en['staff.callerPhoneWrong'])).toBeVisible();
  expect(screen.getByText(en['staff.callerRefWrong'])).toBeVisible();
  await fill();
  await make();
  expect(await screen.findByText('246810')).toBeVisible();
  expect(sent).toEqual([{ phone_number: '0812345678', ref_code: 'ab12' }]);
});

test.each([
  [404, en['staff.noCaller']],
  [403, en['staff.codesOfOffice']],
])('says what %i means', async (status, text) => {
  answer(status, { message: 'No', code: 'NOT_FOUND', status });
  show(<CallCodes />, en);
  await fill();
  await make();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});
