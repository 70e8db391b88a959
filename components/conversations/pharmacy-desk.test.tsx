import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConversationDetail, Message } from '@/lib/conversations/contract';
import type { Desk } from '@/lib/conversations/contract-desk';
import { http as client } from '@/lib/api/http';
import { sessionToken } from '@/lib/api/session-token';
import { deskSignal } from '@/lib/browser/signal';
import en from '@/messages/conversations/en.json';
import { keepDraft } from '@/stores/drafts';
import { useAuth } from '@/stores/auth';
import { member, visit } from '@/tests/harness/page';
import { noVideoCalls } from '@/tests/harness/no-video-calls';
import { show } from '@/tests/harness/show';
import { PharmacyDesk } from './pharmacy-desk';

const DESK = '*/api/admin/v1/pharmacy';
const image = { thumbnail_url: '/images/default.svg', large_url: '/images/default.svg' };
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
    ...{ text: 'I cough', since: 'days', allergies: 'Aspirin', conditions: '', medicines: '' },
    pregnancy: 'no',
  },
  ...{ position: null, est_wait_s: null, summary: null, rating: null, closed_at: null },
  pharmacist: { name: 'Malee', licence_no: '90127' },
  created_at: '2026-11-20T03:00:00.000Z',
  read: { member: 0, pharmacist: 0 },
  delivered: { member: 0, pharmacist: 0 },
  products: [{ id: 9, name: 'Lozenges', image, direct: true }],
  approvals: [],
  orders: [],
  turns: [],
};
const note = { id: 1, by: 'Thana', body: 'Ask about fever.', at: CONVERSATION.created_at };
const recommended: Message = {
  ...{ id: 1, from: 'pharmacist', type: 'product', body: 'Mild.', at: CONVERSATION.created_at },
  ...{ by: 'Malee', approval_id: null, product_id: 9, acknowledged: null },
  client_msg_id: crypto.randomUUID(),
};

let said: readonly Message[];
let desk: Desk;
let sent: unknown[] = [];
let looks = 0;

/** The worker that keeps time: it ticks when a test says so. */
class Ticker extends EventTarget {
  static last: Ticker | undefined;
  readonly file: string;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  constructor(file: string) {
    super();
    this.file = file;
    Ticker.last = this;
  }
}

const service = setupServer(
  noVideoCalls,
  http.get(`${DESK}/queue`, () => HttpResponse.json(desk)),
  http.put(`${DESK}/duty`, async ({ request }) => {
    const body = (await request.json()) as { on_duty: boolean };
    desk = { ...desk, ...body };
    return HttpResponse.json(body);
  }),
  http.get(`${DESK}/quick-replies`, () => HttpResponse.json({ entities: [] })),
  http.get(`${DESK}/conversations/7`, () => {
    looks += 1;
    return HttpResponse.json(CONVERSATION);
  }),
  http.get(`${DESK}/conversations/7/messages`, ({ request }) => {
    const after = Number(new URL(request.url).searchParams.get('after'));
    return HttpResponse.json({ entities: said.filter(({ id }) => id > after), more: false });
  }),
  http.get(`${DESK}/conversations/7/notes`, () => HttpResponse.json({ entities: [note] })),
  // The patient's file has a test of its own.
  http.get(`${DESK}/conversations/7/patient`, () => HttpResponse.json({}, { status: 404 })),
  http.post(`${DESK}/conversations/7/read`, () => HttpResponse.json({})),
  http.post(`${DESK}/conversations/7/hand-over`, async ({ request }) => {
    sent.push(await request.json());
    desk = { ...desk, mine: [] };
    return HttpResponse.json({});
  }),
);
beforeAll(async () => {
  service.listen();
  // The client's code is loaded by then, however busy the machine is.
  await client();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  vi.stubGlobal('Worker', Ticker);
  visit('/staff/pharmacy');
  sessionToken.set('token');
  useAuth.setState({ user: { ...member, role: 'pharmacist' } });
  sent = [];
  said = [recommended];
  desk = {
    queue: [{ id: 8, question: 'Skin', since: CONVERSATION.created_at }],
    mine: [{ id: 7, question: 'Cold and cough', state: 'active', unread: 0, summary_until: null }],
    on_duty: true,
    colleagues: [{ id: 5, name: 'Thana' }],
    // However wrong the browser's clock is.
    now: '2026-11-20T03:12:00.000Z',
  };
});
const waiting = (question: string) => {
  desk = { ...desk, queue: [{ id: 9, question, since: CONVERSATION.created_at }] };
};
afterEach(() => {
  service.resetHandlers();
});

const MALI = {
  ...{ name: 'Nong Mali', relation: 'child', birth_date: '2025-03-20', age_months: 20 },
  ...{ age: null, sex: 'female', weight: 9.2, weighed_on: '2026-11-01' },
};

describe('the desk', () => {
  it('asks again at each tick and when an event says so, also behind other tabs', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { unmount } = show(<PharmacyDesk />, en);
    expect(await screen.findByText('Skin')).toBeInTheDocument();
    expect(screen.getByText(/\b12 min/)).toBeInTheDocument();
    expect(Ticker.last?.file).toBe('/ticks.js');
    expect(Ticker.last?.postMessage).toHaveBeenCalledWith(10_000);
    waiting('Eyes');
    Ticker.last?.dispatchEvent(new MessageEvent('message'));
    expect(await screen.findByText('Eyes')).toBeInTheDocument();
    waiting('Ears');
    deskSignal.send();
    expect(await screen.findByText('Ears')).toBeInTheDocument();
    unmount();
    expect(Ticker.last?.terminate).toHaveBeenCalledOnce();
  });

  it('leaves the summary and what was not sent to a pharmacist whose patient ended it', async () => {
    const [one] = desk.mine;
    if (!one) throw new Error('no conversation');
    keepDraft('conversation', member.id, { 'message desk 7': 'Take it with food.' });
    const until = '2026-11-20T03:30:00.000Z';
    desk = { ...desk, mine: [{ ...one, state: 'closed', summary_until: until }] };
    show(<PharmacyDesk />, en);
    expect(await screen.findByText(/You can write the summary until 10:30/)).toBeVisible();
    expect(screen.getByText('Not sent: Take it with food.')).toBeVisible();
    expect(screen.getByText('Aspirin')).toBeVisible();
    expect(screen.getByRole('button', { name: en['conversations.deskClose'] })).toBeEnabled();
    expect(screen.queryByRole('textbox', { name: en['conversations.message'] })).toBeNull();
    expect(screen.queryByRole('button', { name: en['conversations.deskHandOver'] })).toBeNull();
  });

  it('keeps the conversation shown that its patient ended, wherever it moves in the list', async () => {
    const [one] = desk.mine;
    if (!one) throw new Error('no conversation');
    show(<PharmacyDesk />, en);
    await screen.findByRole('textbox', { name: en['conversations.message'] });
    const ended = { ...one, state: 'closed', summary_until: '2026-11-20T03:30:00.000Z' } as const;
    desk = { ...desk, mine: [{ ...ended, id: 6, question: 'Skin' }, ended] };
    deskSignal.send();
    const shown = await screen.findByRole('button', { name: 'Cold and cough' });
    await screen.findByText(/You can write the summary/);
    expect(shown).toHaveAttribute('aria-pressed', 'true');
  });

  it('counts as open again at once after a gap in which not even the worker ticked', async () => {
    show(<PharmacyDesk />, en);
    expect(await screen.findByText('Skin')).toBeInTheDocument();
    waiting('Eyes');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(await screen.findByText('Eyes')).toBeInTheDocument();
    window.dispatchEvent(new Event('offline'));
    waiting('Ears');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Ears')).toBeInTheDocument();
  });

  it('is worked by keyboard alone, and marks who wrote', async () => {
    const other = {
      id: 6,
      question: 'Skin',
      state: 'active' as const,
      unread: 2,
      summary_until: null,
    };
    desk = { ...desk, mine: [...desk.mine, other] };
    const written: unknown[] = [];
    service.use(
      http.post(`${DESK}/queue/take`, () => {
        desk = { ...desk, queue: [] };
        return HttpResponse.json(CONVERSATION);
      }),
      http.post(`${DESK}/conversations/7/messages`, async ({ request }) => {
        written.push(await request.json());
        return HttpResponse.json(recommended, { status: 201 });
      }),
      http.post(`${DESK}/conversations/7/typing`, () => HttpResponse.json({})),
    );
    show(<PharmacyDesk />, en);
    await screen.findByText('Ask about fever.');
    expect(screen.getByRole('button', { name: /^Skin/ })).toHaveTextContent('2 new');
    const tabTo = async (part: HTMLElement) => {
      for (let tabs = 0; tabs < 40 && document.activeElement !== part; tabs += 1) {
        await userEvent.tab();
      }
      expect(part).toHaveFocus();
    };
    await tabTo(screen.getByRole('switch', { name: en['conversations.deskDuty'] }));
    await tabTo(screen.getByRole('button', { name: en['conversations.deskTake'] }));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/No one waiting/)).toBeInTheDocument();
    await tabTo(screen.getByRole('log'));
    await tabTo(screen.getByRole('textbox', { name: en['conversations.message'] }));
    await userEvent.keyboard('Since when?{Enter}');
    await waitFor(() => {
      expect(written).toMatchObject([{ body: 'Since when?' }]);
    });
    await tabTo(screen.getByRole('searchbox', { name: en['conversations.deskProduct'] }));
    await tabTo(screen.getByRole('searchbox', { name: en['conversations.deskMedicine'] }));
    await tabTo(screen.getByRole('button', { name: en['conversations.deskHandOver'] }));
    await tabTo(screen.getByRole('button', { name: en['conversations.deskClose'] }));
  });

  it('shows the conversation that was taken beside one that goes on', async () => {
    service.use(
      http.post(`${DESK}/queue/take`, () => {
        const taken = { id: 8, question: 'Eyes', state: 'assigned', unread: 0 } as const;
        desk = { ...desk, queue: [], mine: [...desk.mine, { ...taken, summary_until: null }] };
        return HttpResponse.json({ ...CONVERSATION, id: 8 });
      }),
      http.get(`${DESK}/conversations/8`, () => HttpResponse.json({ ...CONVERSATION, id: 8 })),
      http.get(`${DESK}/conversations/8/*`, () => HttpResponse.json({ entities: [], more: false })),
    );
    show(<PharmacyDesk />, en);
    await screen.findByText('Ask about fever.');
    await userEvent.click(screen.getByRole('button', { name: en['conversations.deskTake'] }));
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Eyes' })).toHaveAttribute('aria-pressed', 'true');
    });
  });

  it('shows above the chat what the patient is allergic to, told now or noted in the profile', async () => {
    service.use(
      http.get(`${DESK}/conversations/7/patient`, () =>
        HttpResponse.json({
          patient: MALI,
          notes: { allergies: ['Paracetamol'], conditions: [], medicines: [], pregnancy: 'no' },
          bought: [],
        }),
      ),
    );
    show(<PharmacyDesk />, en);
    const note = await screen.findByRole('region', { name: en['conversations.allergies'] });
    expect(await within(note).findByText('Paracetamol')).toBeVisible();
    expect(within(note).getByText('Aspirin')).toBeVisible();
    expect(within(note).getByText('Nong Mali')).toBeVisible();
    expect(
      within(note).getByText('child · 20 months · female · 9.2 kg · weighed on 1 November 2026'),
    ).toBeVisible();
    const chat = screen.getByRole('region', { name: en['conversations.chat'] });
    expect(note.compareDocumentPosition(chat)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('hands a conversation over to a colleague with a note, and asks for it no more', async () => {
    show(<PharmacyDesk />, en);
    expect(await screen.findByText('Ask about fever.')).toBeInTheDocument();
    const form = (await screen.findByRole('heading', { name: en['conversations.deskHandOver'] }))
      .parentElement;
    if (!form) throw new Error('no form');
    await userEvent.type(
      within(form).getByRole('textbox', { name: /Note for your colleague/ }),
      'Allergic.',
    );
    await userEvent.click(
      within(form).getByRole('button', { name: en['conversations.deskHandOver'] }),
    );
    expect(await screen.findByText(en['conversations.deskNone'])).toBeInTheDocument();
    expect(sent).toEqual([{ to: 5, note: 'Allergic.' }]);
    const before = looks;
    await userEvent.click(screen.getByRole('switch', { name: en['conversations.deskDuty'] }));
    expect(await screen.findByText(en['conversations.deskOff'])).toBeInTheDocument();
    expect(looks).toBe(before);
  });

  it('marks read what the member wrote, also where a colleague answered it', async () => {
    let read: unknown;
    said = [
      { ...recommended, id: 31, from: 'member', by: null },
      { ...recommended, id: 32, client_msg_id: crypto.randomUUID() },
    ];
    service.use(
      http.post(`${DESK}/conversations/7/read`, async ({ request }) => {
        read = await request.json();
        return HttpResponse.json({});
      }),
    );
    show(<PharmacyDesk />, en);
    await waitFor(() => {
      expect(read).toEqual({ message_id: 31 });
    });
  });

  it('shows recommendations, and takes no conversation while off duty', async () => {
    desk = { ...desk, on_duty: false, colleagues: [] };
    show(<PharmacyDesk />, en);
    const card = await screen.findByRole('region', { name: 'Recommended: Lozenges' });
    expect(within(card).getByRole('link', { name: 'Lozenges' })).toHaveAttribute(
      'href',
      '/products/9',
    );
    expect(screen.getByText('Mild.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: en['conversations.deskTake'] })).toBeDisabled();
    expect(screen.getByText(en['conversations.deskAlone'])).toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: en['conversations.deskDuty'] }));
    await waitFor(() => {
      expect(screen.getByRole('button', { name: en['conversations.deskTake'] })).toBeEnabled();
    });
  });
});
