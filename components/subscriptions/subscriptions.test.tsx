import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import en from '@/messages/subscriptions/en.json';
import { show } from '@/tests/harness/show';
import { SubscriptionPart } from './subscription-part';

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
  window.location.hash = '';
  sent = [];
});

function answer(path: string, make: () => Response = () => HttpResponse.json({})) {
  server.use(
    http.post(`*/api/v1/subscriptions${path}`, async ({ request }) => {
      sent.push(await request.json());
      return make();
    }),
  );
}

const email = () => screen.getByLabelText(en['subscriptions.email'], { exact: false });
async function subscribe(address: string) {
  show(<SubscriptionPart locale="en" />, en);
  await userEvent.type(email(), address);
  await userEvent.click(screen.getByRole('button', { name: en['subscriptions.send'] }));
}

test('asks to open the link of the mail', async () => {
  answer('');
  await subscribe('mali@example.com');
  expect(await screen.findByText(/link we sent to mali@example\.com/)).toBeInTheDocument();
  expect(sent).toEqual([{ email: 'mali@example.com' }]);
  expect(email()).toHaveValue('');
});

test('sends no request for an invalid address', async () => {
  await subscribe('mali');
  expect(await screen.findByText(en['subscriptions.emailWrong'])).toBeInTheDocument();
  expect(email()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('reports a missing answer and keeps the address', async () => {
  answer('', () => HttpResponse.error());
  await subscribe('mali@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(en['subscriptions.failed']);
  expect(email()).toHaveValue('mali@example.com');
});

test.each(['confirm', 'end'] as const)('a link to %s performs it and confirms', async (act) => {
  window.location.hash = `#${act}=7.0.abc`;
  answer(`/${act}`);
  show(<SubscriptionPart locale="en" />, en);
  expect(await screen.findByRole('status')).toHaveTextContent(en[`subscriptions.${act}.done`]);
  expect(sent).toContainEqual({ pass: '7.0.abc' });
});

test('an expired link leads back to the form', async () => {
  window.location.hash = '#confirm=7.0.abc';
  const body = { message: 'Too old.', code: 'LINK_EXPIRED', status: 422 };
  answer('/confirm', () => HttpResponse.json(body, { status: 422 }));
  show(<SubscriptionPart locale="en" />, en);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too old.');
  await userEvent.click(screen.getByRole('link', { name: en['subscriptions.again'] }));
  await waitFor(() => {
    expect(email()).toBeInTheDocument();
  });
});

test('a link without an answer is retried', async () => {
  window.location.hash = '#end=7.0.abc';
  answer('/end', () => HttpResponse.error());
  show(<SubscriptionPart locale="en" />, en);
  await screen.findByRole('alert');
  answer('/end');
  await userEvent.click(screen.getByRole('button', { name: en['subscriptions.retry'] }));
  expect(await screen.findByRole('status')).toHaveTextContent(en['subscriptions.end.done']);
});
