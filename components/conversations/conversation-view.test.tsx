import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  Approval,
  ConversationDetail,
  Message,
  NewMessage,
} from '@/lib/conversations/contract';
import type { LicensedPlace } from '@/lib/conversations/contract-pharmacy';
import { sessionToken } from '@/lib/api/session-token';
import en from '@/messages/conversations/en.json';
import { member, router, visit } from '@/tests/harness/page';
import { noVideoCalls } from '@/tests/harness/no-video-calls';
import { show } from '@/tests/harness/show';
import { recallDraft } from '@/stores/drafts';
import { useAuth } from '@/stores/auth';
import { useUi } from '@/stores/ui';
import { useUnsent } from '@/stores/unsent-messages';
import { ConversationView } from './conversation-view';

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
  intake: {
    ...{ text: 'I cough', since: 'days', allergies: '', conditions: '', medicines: '' },
    pregnancy: 'no',
  },
  ...{ position: null, est_wait_s: null, summary: null, rating: null, closed_at: null },
  pharmacist: { name: 'Malee', licence_no: '90127' },
  created_at: '2026-11-20T03:00:00.000Z',
  read: { member: 0, pharmacist: 1 },
  delivered: { member: 0, pharmacist: 1 },
  products: [],
  approvals: [],
  orders: [],
  turns: [],
};

const PLACE: LicensedPlace = {
  ...{
    name: 'Siam Square',
    licence_no: 'BK 99911/2569',
    address: '1 Rama I',
    phone: '02-000-0000',
  },
  hours: Array.from({ length: 7 }, () => ['10:00', '22:00'] as const),
};

let conversation = CONVERSATION;
let messages: Message[] = [];
let sent: NewMessage[] = [];
let answer: (message: NewMessage) => Response;
const asked: string[] = [];
/** Names are told in these. */
const languages = new Set<string | null>();

function say(from: Message['from'], message: NewMessage): Message {
  const at = '2026-11-20T03:01:00.000Z';
  const nothing = { approval_id: null, product_id: null, acknowledged: null };
  const by = from === 'pharmacist' ? 'Malee' : null;
  const kept = { ...message, ...nothing, id: messages.length + 1, from, by, at };
  messages = [...messages, kept];
  return kept;
}
const keep = (message: NewMessage): Response =>
  HttpResponse.json(say('member', message), { status: 201 });
const tell = (body: string) =>
  say('pharmacist', { client_msg_id: crypto.randomUUID(), type: 'text', body });

const server = setupServer(
  noVideoCalls,
  http.get('*/api/v1/conversations/7', () => HttpResponse.json(conversation)),
  http.get('*/api/v1/conversations/7/messages', ({ request }) => {
    const after = Number(new URL(request.url).searchParams.get('after'));
    asked.push(String(after));
    languages.add(new URL(request.url).searchParams.get('locale'));
    return HttpResponse.json({ entities: messages.filter(({ id }) => id > after), more: false });
  }),
  http.post<never, NewMessage>('*/api/v1/conversations/7/messages', async ({ request }) => {
    const message = await request.json();
    sent.push(message);
    return answer(message);
  }),
  http.get('*/api/v1/pharmacy/pharmacists', () =>
    HttpResponse.json({ entities: [], place: PLACE }),
  ),
  http.get('*/api/v1/pharmacy/status', () => HttpResponse.json({ opens_at: null })),
  http.post('*/api/v1/conversations/7/read', () => HttpResponse.json({})),
  http.post('*/api/v1/conversations/7/typing', () => HttpResponse.json({})),
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
  conversation = CONVERSATION;
  messages = [];
  sent = [];
  answer = keep;
  asked.length = 0;
  useUnsent.setState({ lists: {} });
  useAuth.getState().succeed(member);
});

async function openConversation() {
  show(<ConversationView id={7} />, en);
  return screen.findByRole('textbox', { name: en['conversations.message'] });
}

describe('the conversation of a member', () => {
  it('sends a message once, by Enter, and asks only for what it does not know', async () => {
    await userEvent.type(await openConversation(), 'Hello{Enter}');
    const log = screen.getByRole('log');
    expect(await within(log).findByText('Hello')).toBeInTheDocument();
    await waitFor(() => {
      expect(within(log).getByText(en['conversations.read'])).toBeInTheDocument();
    });
    expect(within(log).getAllByText('Hello')).toHaveLength(1);
    expect(sent).toHaveLength(1);
    await waitFor(() => {
      expect(useUnsent.getState().lists['member 7']).toEqual([]);
    });
  });

  it('names the pharmacist and the pharmacy, each with the licence, and the hours of the shop', async () => {
    await openConversation();
    expect(screen.getByText('Malee, licence no. 90127')).toBeInTheDocument();
    expect(await screen.findByText(/Siam Square.*BK 99911\/2569.*10:00–22:00/)).toBeInTheDocument();
  });

  it('begins a line with Shift and Enter, and sends nothing that is empty', async () => {
    await userEvent.type(await openConversation(), ' {Enter}One{Shift>}{Enter}{/Shift}Two{Enter}');
    await waitFor(() => {
      expect(sent.map(({ body }) => body)).toEqual(['One\nTwo']);
    });
  });

  it('cuts nothing off a long text, and sends it once it is short enough', async () => {
    const field = await openConversation();
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(2_001));
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('x'.repeat(2_001));
    expect(screen.getByRole('alert')).toHaveTextContent('2,001 of 2,000');
    expect(sent).toEqual([]);
    await userEvent.keyboard('{Backspace}{Enter}');
    await waitFor(() => {
      expect(sent.map(({ body }) => body)).toEqual(['x'.repeat(2_000)]);
    });
  });

  it('keeps what could not be sent, under the same id', async () => {
    answer = () => new HttpResponse(null, { status: 503 });
    await userEvent.type(await openConversation(), 'Hello{Enter}');
    expect(await screen.findByText(en['conversations.sending'])).toBeInTheDocument();
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    const [first] = sent;
    answer = keep;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => {
      expect(messages).toHaveLength(1);
    });
    expect(new Set(sent.map((one) => one.client_msg_id))).toEqual(new Set([first?.client_msg_id]));
    await waitFor(() => {
      expect(screen.queryByText(en['conversations.sending'])).not.toBeInTheDocument();
    });
  });

  it('asks by its last message after every gap: a tab that was frozen, a line that was gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    tell('One');
    await openConversation();
    expect(await screen.findByText('One')).toBeInTheDocument();
    const turn = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    };
    turn('hidden');
    asked.length = 0;
    tell('Two');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toEqual([]);
    turn('visible');
    expect(await screen.findByText('Two')).toBeInTheDocument();
    expect(asked).toEqual(['1']);

    window.dispatchEvent(new Event('offline'));
    tell('Three');
    await vi.advanceTimersByTimeAsync(3_600_000);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Three')).toBeInTheDocument();
    expect(asked).toEqual(['1', '2']);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('parts days, and what is new since the page was opened', async () => {
    tell('Yesterday');
    tell('Today');
    messages = messages.map((one, index) => ({
      ...{ ...one, at: `2026-11-${String(19 + index)}T03:00:00.000Z` },
    }));
    conversation = { ...CONVERSATION, read: { member: 1, pharmacist: 0 } };
    await openConversation();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/^19 Nov.*Yesterday/);
    expect(first).not.toHaveTextContent(en['conversations.newMessages']);
    expect(second).toHaveTextContent(
      new RegExp(`^20 Nov.*${en['conversations.newMessages']}.*Today`),
    );
  });

  it('names who says what, and tells between the messages who took it, lost it and goes on', async () => {
    tell('I am Malee.');
    say('member', { client_msg_id: crypto.randomUUID(), type: 'text', body: 'Good.' });
    messages = messages.map((one, index) => ({
      ...one,
      at: `2026-11-20T03:0${String(index + 2)}:00.000Z`,
    }));
    conversation = {
      ...CONVERSATION,
      turns: [
        { act: 'took', by: 'Malee', at: '2026-11-20T03:01:00.000Z' },
        { act: 'gave_back', by: 'Malee', at: '2026-11-20T03:02:30.000Z' },
        { act: 'took', by: 'Thana', at: '2026-11-20T03:04:00.000Z' },
      ],
    };
    await openConversation();
    expect(await screen.findByText('I am Malee.')).toBeInTheDocument();
    expect([...languages]).toEqual(['en']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Malee took the conversation'),
      expect.stringMatching(/Malee.*I am Malee\./),
      expect.stringContaining('Malee lost the connection'),
      expect.stringMatching(/You.*Good\./),
      expect.stringContaining('Thana took the conversation'),
    ]);
  });

  it('says why a message was refused and lets it be taken away', async () => {
    const body = {
      message: 'This conversation has ended.',
      code: 'CONVERSATION_CLOSED',
      status: 409,
    };
    answer = () => HttpResponse.json(body, { status: 409 });
    await userEvent.type(await openConversation(), 'Hello{Enter}');
    expect(await screen.findByText(body.message)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: en['conversations.drop'] }));
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('ends with the summary, and nothing more can be said', async () => {
    conversation = {
      ...{ ...CONVERSATION, state: 'closed', closed_at: CONVERSATION.created_at },
      summary: { advice: 'Drink.', warning_signs: '', follow_up: '' },
    };
    show(<ConversationView id={7} />, en);
    const summary = await screen.findByRole('region', { name: en['conversations.summary'] });
    expect(summary).toHaveTextContent('Drink.');
    expect(summary).not.toHaveTextContent(en['conversations.followUp']);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await userEvent.click(screen.getByRole('button', { name: en['conversations.print'] }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('shows what was approved, and puts it into the cart', async () => {
    const image = { thumbnail_url: '/images/default.svg', large_url: '/images/default.svg' };
    const approval: Approval = {
      ...{ id: 4, qty: 2, directions: 'One a day.', state: 'ready', acknowledged: null },
      ...{ withdrawable: true, patient: null, withdrawn_reason: null },
      product: { id: 9, name: 'Amoxicillin', image },
      expires_at: '2026-11-23T03:00:00.000Z',
    };
    const said = {
      ...{ by: 'Malee', acknowledged: null },
      client_msg_id: crypto.randomUUID(),
      body: 'One a day.',
      at: CONVERSATION.created_at,
    };
    messages = [
      { ...said, id: 1, from: 'pharmacist', type: 'approval', approval_id: 4, product_id: null },
    ];
    conversation = {
      ...CONVERSATION,
      approvals: [approval, { ...approval, id: 5, state: 'used' }],
    };
    const bought: string[] = [];
    server.use(
      http.post('*/api/v1/me/cart/approvals/:id', ({ params }) => {
        bought.push(String(params['id']));
        return HttpResponse.json(
          { message: 'Used already.', code: 'APPROVAL_USED', status: 409 },
          { status: 409 },
        );
      }),
    );
    await openConversation();
    const card = await screen.findByRole('region', { name: 'Approved: Amoxicillin' });
    expect(card).toHaveTextContent('2 pieces approved');
    expect(card).toHaveTextContent('One a day.');
    const buy = within(card).getByRole('button', { name: en['conversations.approval.buy'] });
    await userEvent.click(buy);
    await waitFor(() => {
      expect(useUi.getState().toast?.text).toBe('Used already.');
    });
    expect(bought).toEqual(['4']);
  });

  it('keeps words that are not sent over a reload', async () => {
    await userEvent.type(await openConversation(), 'Half a sen');
    cleanup();
    expect(await openConversation()).toHaveValue('Half a sen');
    await userEvent.type(screen.getByRole('textbox'), 'tence{Enter}');
    cleanup();
    expect(await openConversation()).toHaveValue('');
  });

  it('is asked again with the answers of the one that ended', async () => {
    conversation = { ...CONVERSATION, state: 'closed' };
    show(<ConversationView id={7} />, en);
    await userEvent.click(await screen.findByRole('button', { name: en['conversations.again'] }));
    expect(router.push).toHaveBeenCalledWith('/pharmacy/consult');
    expect(recallDraft('consultation', member.id)).toMatchObject({
      ...{ question: String(CONVERSATION.question_id), filled: 'again' },
      text: CONVERSATION.intake?.text,
    });
  });

  it('ends after a second press, and not with the first', async () => {
    let ends = 0;
    server.use(
      http.post('*/api/v1/conversations/7/close', () => {
        ends += 1;
        conversation = { ...CONVERSATION, state: 'closed', closed_at: CONVERSATION.created_at };
        return HttpResponse.json(conversation);
      }),
    );
    await openConversation();
    const end = screen.getByRole('button', { name: en['conversations.end'] });
    await userEvent.click(end);
    await userEvent.click(
      await screen.findByRole('button', { name: en['conversations.ending.keep'] }),
    );
    expect(ends).toBe(0);
    await userEvent.click(end);
    await userEvent.click(
      await screen.findByRole('button', { name: en['conversations.ending.confirm'] }),
    );
    await waitFor(() => {
      expect(ends).toBe(1);
    });
  });

  it('tells the place in the queue', async () => {
    conversation = {
      ...CONVERSATION,
      state: 'queued',
      position: 3,
      est_wait_s: 610,
      pharmacist: null,
    };
    await openConversation();
    expect(screen.getByText(/number 3 in the queue, about 11 min/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: en['conversations.leave'] })).toBeInTheDocument();
  });
});
