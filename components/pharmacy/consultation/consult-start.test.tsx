import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewConversation } from '@/lib/api/contract/asking';
import type { Question } from '@/lib/api/contract/conversations';
import type { PharmacyStatus } from '@/lib/api/contract/pharmacy';
import { http as client } from '@/lib/api/http';
import { sessionToken } from '@/lib/api/session-token';
import en from '@/messages/consultation/en.json';
import { router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { ConsultStart } from './consult-start';

const status: PharmacyStatus = {
  ...{ state: 'open', open: true, hours: [], opens_at: null, closes_at: null, holidays: [] },
  ...{ queue_length: 0, est_wait_s: 0, pharmacists_on_duty: [] },
};
const cough: Question = {
  ...{ id: 2, name: 'Cold and cough' },
  red_flags: [{ id: 'breath', text: 'Hard to breathe' }],
};
const asked: NewConversation[] = [];
const stops: unknown[] = [];
let answer: () => Response;
const server = setupServer(
  http.get('*/api/v1/conversations', ({ request }) => {
    // Those that go on, and no others.
    expect(new URL(request.url).searchParams.get('close')).toBe('false');
    return answer();
  }),
  http.get('*/api/v1/pharmacy/status', () => HttpResponse.json(status)),
  http.get('*/api/v1/pharmacy/questions', () => HttpResponse.json({ entities: [cough] })),
  http.post('*/api/v1/pharmacy/red-flags', async ({ request }) => {
    stops.push(await request.json());
    return HttpResponse.json({});
  }),
  http.get('*/api/v1/me/health-profile', () => HttpResponse.json({}, { status: 404 })),
  http.post<never, NewConversation>('*/api/v1/conversations', async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json({ id: 9 }, { status: 201 });
  }),
  http.post('*/api/v1/me/token/refresh', () => HttpResponse.json({}, { status: 401 })),
);
const fails = (code: number) => () => HttpResponse.json({ message: 'x' }, { status: code });

beforeAll(async () => {
  server.listen();
  await client();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  server.resetHandlers();
  asked.length = 0;
  stops.length = 0;
  sessionStorage.clear();
  visit('/pharmacy/consult');
  sessionToken.set('token');
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
});

const text = (id: string) => en[`consultation.${id}` as keyof typeof en];
const press = (id: string) => userEvent.click(screen.getByRole('button', { name: text(id) }));

describe('whoever wants to ask', () => {
  it('goes on where they talk already, with the question named', async () => {
    answer = () => HttpResponse.json({ entities: [{ id: 7, question_id: 2 }, { id: 3 }] });
    show(<ConsultStart />, en);
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith('/pharmacy/consult/7/continue?qid=2');
    });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is asked what it is about where nothing goes on', async () => {
    answer = () => HttpResponse.json({ entities: [] });
    show(<ConsultStart />, en);
    expect(await screen.findByRole('radio', { name: cough.name })).toBeVisible();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('hears that no pharmacist is there, and asks all the same or waits for a notice', async () => {
    answer = () => HttpResponse.json({ entities: [] });
    const alerts: unknown[] = [];
    server.use(
      http.get('*/api/v1/pharmacy/status', () =>
        HttpResponse.json({ ...status, state: 'unattended', open: false, est_wait_s: null }),
      ),
      http.get('*/api/v1/me/pharmacy/opening-alert', () => HttpResponse.json({ on: false })),
      http.put('*/api/v1/me/pharmacy/opening-alert', async ({ request }) => {
        alerts.push(await request.json());
        return HttpResponse.json({ on: true });
      }),
    );
    show(<ConsultStart />, en);
    expect(await screen.findByRole('radio', { name: cough.name })).toBeVisible();
    expect(screen.getByText(text('unattended'))).toBeVisible();
    await press('alertThere');
    expect(await screen.findByRole('button', { name: text('alertOn') })).toBeVisible();
    expect(alerts).toEqual([{ on: true }]);
  });

  it.each([500, 503, 404, 429])('is led home by a failure: %i', async (code) => {
    answer = fails(code);
    show(<ConsultStart />, en);
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith('/');
    });
  });

  it('is led home where the service cannot be reached', async () => {
    answer = () => HttpResponse.error();
    show(<ConsultStart />, en);
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith('/');
    });
  });

  it('stays where the sign-in is over: the page asks for one', async () => {
    const refused = vi.fn(fails(401));
    answer = refused;
    show(<ConsultStart />, en);
    await waitFor(() => {
      expect(refused).toHaveBeenCalledOnce();
      expect(sessionToken.get()).toBeNull();
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(router.replace).not.toHaveBeenCalled();
  });
});

describe('the questions before a conversation', () => {
  beforeEach(async () => {
    answer = () => HttpResponse.json({ entities: [] });
    show(<ConsultStart />, en);
    await userEvent.click(await screen.findByRole('radio', { name: cough.name }));
  });

  it('want age and weight of a child, and send them', async () => {
    await userEvent.click(screen.getByRole('radio', { name: text('for.child') }));
    await press('next');
    expect(screen.getByText(text('ageNeeded'))).toBeVisible();
    expect(screen.getByText(text('weightNeeded'))).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: new RegExp(text('age')) }), '6');
    await userEvent.type(
      screen.getByRole('textbox', { name: new RegExp(`^${text('weight')}`) }),
      '20.55 kg',
    );
    await press('next');
    await press('next');
    await userEvent.type(screen.getByLabelText(new RegExp(`^${text('text')}`)), 'Coughs at night');
    await press('next');
    await userEvent.click(screen.getByRole('checkbox', { name: text('consentAgree') }));
    await press('ask');
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith('/pharmacy/consult/9');
    });
    expect(asked).toMatchObject([
      { for: 'child', intake: { age: 6, weight: 20.5, text: 'Coughs at night', pregnancy: 'no' } },
    ]);
  });

  it('end at a sign of danger, which is recorded, and no conversation begins', async () => {
    await press('next');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hard to breathe' }));
    await press('next');
    expect(screen.getByRole('link', { name: text('redFlagCall') })).toHaveAttribute(
      'href',
      'tel:1669',
    );
    await waitFor(() => {
      expect(stops).toEqual([{ question_id: 2, red_flags: ['breath'] }]);
    });
    expect(asked).toEqual([]);
  });
});
