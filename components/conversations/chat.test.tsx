import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ConversationDetail, Message } from '@/lib/conversations/contract';
import { sessionToken } from '@/lib/api/session-token';
import { typingSignal } from '@/lib/conversations/typing-signal';
import en from '@/messages/conversations/en.json';
import { useUnsentPhotos } from '@/stores/unsent-photos';
import { visit } from '@/tests/harness/page';
import { noVideoCalls } from '@/tests/harness/no-video-calls';
import { show } from '@/tests/harness/show';
import { Chat } from './chat';

const CONVERSATION: ConversationDetail = {
  ...{
    id: 7,
    question_id: 2,
    question: 'Cold and cough',
    state: 'active',
    for: 'self',
    patient: null,
    family_member_id: null,
  },
  ...{ position: null, est_wait_s: null, summary: null, rating: null, closed_at: null },
  ...{ intake: null, pharmacist: null, created_at: '2026-11-20T03:00:00.000Z' },
  ...{ read: { member: 0, pharmacist: 0 }, delivered: { member: 0, pharmacist: 0 } },
  ...{ products: [], approvals: [], turns: [], orders: [] },
};

let messages: Message[] = [];
let isAway = false;
const ids: string[] = [];
let typed = 0;

const server = setupServer(
  noVideoCalls,
  http.get('*/api/v1/conversations/7/messages', ({ request }) => {
    const after = Number(new URL(request.url).searchParams.get('after'));
    return HttpResponse.json({ entities: messages.filter(({ id }) => id > after), more: false });
  }),
  http.post('*/api/v1/conversations/7/read', () => HttpResponse.json({})),
  http.post('*/api/v1/conversations/7/typing', () => {
    typed += 1;
    return HttpResponse.json({});
  }),
  http.get('*/api/v1/conversations/7/messages/1/photo', () =>
    HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { 'Content-Type': 'image/webp' } }),
  ),
  http.post('*/api/v1/conversations/7/attachments', ({ request }) => {
    const id = new URL(request.url).searchParams.get('client_msg_id') ?? '';
    ids.push(id);
    if (isAway) return new HttpResponse(null, { status: 503 });
    const message: Message = {
      ...{ id: 1, from: 'member', by: null, type: 'image', body: '', client_msg_id: id },
      ...{
        approval_id: null,
        product_id: null,
        acknowledged: null,
        at: '2026-11-20T03:01:00.000Z',
      },
    };
    messages = [message];
    return HttpResponse.json(message, { status: 201 });
  }),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/pharmacy/consult/7');
  sessionToken.set('token');
  messages = [];
  isAway = false;
  typed = 0;
  ids.length = 0;
  useUnsentPhotos.setState({ lists: {} });
});

const photo = new File(['picture'], 'rash.jpg', { type: 'image/jpeg' });

async function openConversation() {
  show(
    <Chat seat={{ side: 'member', id: 7, locale: 'en' }} conversation={CONVERSATION} open />,
    en,
  );
  const [field] = await screen.findAllByLabelText(en['conversations.photo.add']);
  if (!field) throw new Error('no field');
  return field;
}

it('sends a photo again under the same id, shows it, and opens it large', async () => {
  isAway = true;
  await userEvent.upload(await openConversation(), photo);
  const again = await screen.findByRole('button', { name: en['conversations.retry'] });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  isAway = false;
  await userEvent.click(again);
  const shown = await screen.findByRole('button', { name: 'Photo: You, 10:01' });
  await waitFor(() => {
    expect(useUnsentPhotos.getState().lists['member 7']).toEqual([]);
  });
  expect(new Set(ids).size).toBe(1);
  await userEvent.click(shown);
  const dialog = await screen.findByRole('dialog', { name: 'Photo: You, 10:01' });
  expect(await within(dialog).findByRole('img')).toHaveAttribute('src', 'blob:photo');
});

it('says at once that a photo is too large, and lets it be taken away', async () => {
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'x.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await openConversation(), large);
  expect(await screen.findByText(en['conversations.photo.tooLarge'])).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: en['conversations.retry'] })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: en['conversations.drop'] }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(ids).toEqual([]);
});

it('says that the other one is typing, of this conversation alone, and tells it once in a while', async () => {
  await openConversation();
  const hear = (id: number, from: 'member' | 'pharmacist') => {
    act(() => {
      typingSignal.send({ conversation_id: id, from });
    });
  };
  hear(8, 'pharmacist');
  hear(7, 'member');
  expect(screen.queryByText(en['conversations.typing.pharmacist'])).not.toBeInTheDocument();
  hear(7, 'pharmacist');
  expect(screen.getByRole('status')).toHaveTextContent(en['conversations.typing.pharmacist']);
  await userEvent.type(screen.getByRole('textbox'), 'Hello');
  await waitFor(() => {
    expect(typed).toBe(1);
  });
});

it('sends what was chosen before the conversation began, once', async () => {
  const waiting = { client_msg_id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427', file: photo };
  useUnsentPhotos.getState().put('member 7', { ...waiting, isWaiting: true });
  await openConversation();
  await screen.findByRole('button', { name: 'Photo: You, 10:01' });
  expect(ids).toEqual([waiting.client_msg_id]);
});
