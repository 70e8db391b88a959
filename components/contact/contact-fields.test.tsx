import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ContactMessage } from '@/lib/contact/contract';
import en from '@/messages/contact/en.json';
import { show } from '@/tests/harness/show';
import { ContactFields } from './contact-fields';

const server = setupServer();
let sent: ContactMessage[] = [];

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
afterEach(() => {
  server.resetHandlers();
  window.sessionStorage.clear();
  sent = [];
});

function answer(make: () => Response) {
  server.use(
    http.post('*/api/v1/contact-messages', async ({ request }) => {
      sent.push((await request.json()) as ContactMessage);
      return make();
    }),
  );
}

const receipt = () =>
  HttpResponse.json(
    { reference: 'C-ABCD2345', answer_by: '2026-11-25T03:00:00.000Z' },
    { status: 201 },
  );
const field = (name: keyof typeof en) => screen.getByLabelText(en[name], { exact: false });
const send = () => userEvent.click(screen.getByRole('button', { name: en['contact.send'] }));

async function fill() {
  await userEvent.type(field('contact.name'), 'Mali');
  await userEvent.type(field('contact.contact'), '0812345678');
  await userEvent.selectOptions(field('contact.topic'), 'delivery');
  await userEvent.type(field('contact.message'), 'Where is it?');
}

test('shows the reference number and the date of the answer', async () => {
  answer(receipt);
  show(<ContactFields locale="en" />, en);
  await fill();
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent('C-ABCD2345');
  expect(sent).toEqual([
    expect.objectContaining({
      name: 'Mali',
      contact: '0812345678',
      topic: 'delivery',
      message: 'Where is it?',
    }),
  ]);
  cleanup();
  show(<ContactFields locale="en" />, en);
  expect(field('contact.message')).toHaveValue('');
});

test('keeps the text when the network drops and on reload, and sends it once', async () => {
  answer(() => HttpResponse.error());
  show(<ContactFields locale="en" />, en);
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(en['contact.kept']);
  cleanup();
  show(<ContactFields locale="en" />, en);
  expect(field('contact.message')).toHaveValue('Where is it?');
  expect(field('contact.topic')).toHaveValue('delivery');
  answer(receipt);
  await send();
  await screen.findByRole('status');
  expect(new Set(sent.map(({ submission_id }) => submission_id)).size).toBe(1);
});

test('an edited text is another submission', async () => {
  answer(() => HttpResponse.error());
  show(<ContactFields locale="en" />, en);
  await fill();
  await send();
  await screen.findByRole('alert');
  await userEvent.type(field('contact.message'), ' Please call.');
  await send();
  await waitFor(() => {
    expect(sent).toHaveLength(2);
  });
  expect(sent[0]?.submission_id).not.toBe(sent[1]?.submission_id);
});

test('shows a refusal of the service at its field, and focuses it', async () => {
  answer(() =>
    HttpResponse.json(
      { message: 'Check', code: 'VALIDATION', status: 422, fields: { contact: 'No way to reach' } },
      { status: 422 },
    ),
  );
  show(<ContactFields locale="en" />, en);
  await fill();
  await send();
  expect(await screen.findByText('No way to reach')).toBeInTheDocument();
  await waitFor(() => {
    expect(field('contact.contact')).toHaveFocus();
  });
});
