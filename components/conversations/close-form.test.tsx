import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CloseConversation } from '@/lib/conversations/contract';
import en from '@/messages/conversations/en.json';
import { show } from '@/tests/harness/show';
import { CloseForm } from './close-form';

const CLIENT_MSG_ID = crypto.randomUUID();
const SAID = {
  ...{ id: 12, from: 'member', type: 'text', body: 'I cough.', at: '2026-11-20T03:00:00.000Z' },
  ...{ by: 'Mali', approval_id: null, product_id: null, acknowledged: null },
  client_msg_id: CLIENT_MSG_ID,
};

const messages = Promise.withResolvers<undefined>();
const sent: CloseConversation[] = [];
const service = setupServer(
  http.get('*/pharmacy/conversations/7/messages', async () => {
    await messages.promise;
    return HttpResponse.json({ entities: [SAID], more: false });
  }),
  http.post<never, CloseConversation>('*/pharmacy/conversations/7/close', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ code: 'VERSION_STALE', status: 409, message: '' }, { status: 409 });
  }),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});

it('ends nothing before it knows what the pharmacist has read', async () => {
  show(<CloseForm id={7} />, en);
  const close = await screen.findByRole('button', { name: en['conversations.deskClose'] });
  await userEvent.type(
    screen.getByRole('textbox', { name: en['conversations.advice'] }),
    'Drink warm water.',
  );
  await userEvent.click(close);
  expect(close).toHaveAttribute('aria-busy', 'true');
  messages.resolve(undefined);
  await waitFor(() => {
    expect(close).not.toHaveAttribute('aria-busy');
  });
  await userEvent.click(close);
  await screen.findByText(en['conversations.deskStale']);
  expect(sent).toMatchObject([{ seen_message_id: 12, advice: 'Drink warm water.' }]);
});
