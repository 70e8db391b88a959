import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewConversation } from '@/lib/conversations/contract-asking';
import type { NewFamilyMember } from '@/lib/health/contract-family';
import { PROFILE_CONSENT_VERSION } from '@/lib/health/contract-values';
import type { Question } from '@/lib/conversations/contract';
import type { PharmacyStatus } from '@/lib/conversations/contract-pharmacy';
import { http as client } from '@/lib/api/http';
import { sessionToken } from '@/lib/api/session-token';
import en from '@/messages/conversations/en.json';
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
const kept: NewFamilyMember[] = [];
const fah = {
  ...{ id: 5, version: 'first', name: 'Nong Fah', relation: 'child', birth_date: '2025-03-20' },
  ...{ age_months: 20, sex: 'female', weight: 9.2, weighed_on: '2026-11-01' },
  ...{ allergies: ['Ibuprofen'], conditions: [], medicines: [], pregnancy: 'no' },
};
const stops: unknown[] = [];
let answer: () => Response;
const server = setupServer(
  http.get('*/api/v1/conversations', ({ request }) => {
    // Open conversations only.
    expect(new URL(request.url).searchParams.get('close')).toBe('false');
    return answer();
  }),
  http.get('*/api/v1/pharmacy/status', () => HttpResponse.json(status)),
  http.get('*/api/v1/pharmacy/questions', () => HttpResponse.json({ entities: [cough] })),
  http.post('*/api/v1/pharmacy/red-flags', async ({ request }) => {
    stops.push(await request.json());
    return HttpResponse.json({});
  }),
  http.get('*/api/v1/me/family', () => HttpResponse.json({ entities: [fah] })),
  http.post<never, NewFamilyMember>('*/api/v1/me/family', async ({ request }) => {
    kept.push(await request.json());
    return HttpResponse.json({ ...fah, ...kept.at(-1), id: 6 }, { status: 201 });
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
  kept.length = 0;
  stops.length = 0;
  sessionStorage.clear();
  visit('/pharmacy/consult');
  sessionToken.set('token');
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
});

const text = (id: string) => en[`conversations.${id}` as keyof typeof en];
const press = (id: string) => userEvent.click(screen.getByRole('button', { name: text(id) }));

const type = (id: string, typed: string) =>
  userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${text(id)}`) }), typed);

/** From the first step to the last. */
async function tellAndAgree() {
  await press('next');
  await press('next');
  await userEvent.type(screen.getByLabelText(new RegExp(`^${text('text')}`)), 'Coughs at night');
  await press('next');
  await userEvent.click(screen.getByRole('checkbox', { name: text('consentAgree') }));
}

describe('a member who wants to ask', () => {
  it('goes on where they talk already, with the question named', async () => {
    answer = () => HttpResponse.json({ entities: [{ id: 7, question_id: 2 }, { id: 3 }] });
    show(<ConsultStart />, en);
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith('/pharmacy/consult/7/continue');
    });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is asked what it is about where nothing goes on', async () => {
    answer = () => HttpResponse.json({ entities: [] });
    show(<ConsultStart />, en);
    expect(await screen.findByRole('radio', { name: cough.name })).toBeVisible();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('learns that no pharmacist is there, and can still ask or wait for a notice', async () => {
    answer = () => HttpResponse.json({ entities: [] });
    const alerts: unknown[] = [];
    let answered = false;
    server.use(
      http.get('*/api/v1/pharmacy/status', () =>
        HttpResponse.json({ ...status, state: 'unattended', open: false, est_wait_s: null }),
      ),
      // Comes after the press.
      http.get('*/api/v1/me/pharmacy/opening-alert', async () => {
        await delay(60);
        answered = true;
        return HttpResponse.json({ on: false });
      }),
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
    await waitFor(() => {
      expect(answered).toBe(true);
    });
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

  it('want birth date and weight of a child, and send them', async () => {
    await userEvent.click(screen.getByRole('radio', { name: text('for.child') }));
    await press('next');
    expect(screen.getByText(text('person.birthDateNeeded'))).toBeVisible();
    expect(screen.getByText(text('person.weightNeeded'))).toBeVisible();
    await type('person.name', 'Nong Mali');
    await type('person.birthDate', '1/3/2568');
    await type('person.weight', '20.55 kg');
    await tellAndAgree();
    await press('ask');
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith('/pharmacy/consult/9');
    });
    expect(asked).toMatchObject([
      {
        ...{ for: 'child', patient: { name: 'Nong Mali', birth_date: '2025-03-01' } },
        intake: { weight: 20.5, text: 'Coughs at night', pregnancy: 'no' },
      },
    ]);
    expect(kept).toEqual([]);
  });

  it('take over what is noted of a person of the family, and nothing of another', async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Nong Fah/ }));
    expect(screen.getByText('child · 20 months')).toBeVisible();
    await press('next');
    await press('next');
    expect(screen.getByLabelText(text('allergies'))).toHaveValue('Ibuprofen');
    expect(screen.getByText(/your notes about Nong Fah/)).toBeVisible();
    await press('back');
    await press('back');
    await userEvent.click(screen.getByRole('radio', { name: text('for.other') }));
    await press('next');
    await press('next');
    expect(screen.getByLabelText(text('allergies'))).toHaveValue('');
    await press('back');
    await press('back');
    await userEvent.click(screen.getByRole('radio', { name: /Nong Fah/ }));
    await tellAndAgree();
    await press('ask');
    await waitFor(() => {
      expect(asked).toMatchObject([
        {
          ...{ for: 'child', family_member_id: 5 },
          intake: { weight: 9.2, allergies: 'Ibuprofen' },
        },
      ]);
    });
    expect(asked[0]).not.toHaveProperty('patient');
  });

  it('keep a person on the spot, under a consent of its own', async () => {
    await userEvent.click(screen.getByRole('radio', { name: text('for.other') }));
    await userEvent.click(await screen.findByRole('checkbox', { name: text('person.keep') }));
    await press('next');
    expect(screen.getByText(text('person.nameNeeded'))).toBeVisible();
    await type('person.name', 'Somchai');
    await type('person.birthDate', '5 May 1950');
    await userEvent.selectOptions(screen.getByLabelText(new RegExp(text('person.sex'))), 'male');
    await tellAndAgree();
    await press('ask');
    expect(screen.getByText(text('person.agreeNeeded'))).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /health data of Somchai/ }));
    await press('ask');
    await waitFor(() => {
      expect(asked).toMatchObject([{ for: 'other', family_member_id: 6 }]);
    });
    expect(kept).toMatchObject([
      {
        ...{ name: 'Somchai', birth_date: '1950-05-05', sex: 'male', weight: null },
        consent_version: PROFILE_CONSENT_VERSION,
      },
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
