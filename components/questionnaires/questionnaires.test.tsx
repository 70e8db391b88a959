import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HEALTH_CONSENT_VERSION } from '@/lib/conversations/contract-values';
import type { Conflict } from '@/lib/health/contract';
import type {
  ApproveCase,
  Case,
  DeskCase as WireDeskCase,
  NewCase,
  Questionnaire,
  QuestionnaireQuestion,
} from '@/lib/questionnaires/contract';
import { http as client } from '@/lib/api/http';
import { sessionToken } from '@/lib/api/session-token';
import payments from '@/messages/payments/en.json';
import en from '@/messages/questionnaires/en.json';
import { useAuth } from '@/stores/auth';
import { ANY_AMOUNT } from '@/tests/harness/orders-wire';
import { router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { CaseView } from './case-view';
import { DeskCase } from './desk-case';
import { QuestionnaireStart } from './questionnaire-start';

const image = { thumbnail_url: '/images/default.svg', large_url: '/images/default.svg' };
const product = { id: 425, name: 'Omeprazole', image };

function question(changes: Partial<QuestionnaireQuestion>): QuestionnaireQuestion {
  return {
    ...{ id: 'age', kind: 'number', text: 'How old?', hint: '', required: true, options: [] },
    ...{ least: 0, most: 120, unit: '', when: [], stops: [] },
    ...changes,
  };
}
const questionnaire: Questionnaire = {
  ...{ slug: 'heartburn', name: 'Heartburn', lead: '', from_price: 59, version: 3 },
  ...{ about: [], not_for: [], see_doctor: [], decision_hours: 24 },
  consent_version: HEALTH_CONSENT_VERSION,
  treatments: [{ product: { ...product, price: 59 }, qty: 1, total: 59, note: '' }],
  questions: [
    question({ stops: [{ below: 18, kind: 'doctor', advice: 'Ask a doctor.' }] }),
    question({
      ...{ id: 'signs', kind: 'several', text: 'Any of these?', least: null, most: null },
      options: [
        { id: 'none', label: 'None', alone: true },
        { id: 'burns', label: 'It burns' },
      ],
    }),
    question({
      ...{ id: 'where', kind: 'text', text: 'Where?', least: null, most: null },
      when: [{ question: 'signs', any: ['burns'] }],
    }),
  ],
};
const head = {
  ...{ id: 9, condition: 'Heartburn', product, qty: 1 },
  created_at: '2026-11-22T02:00:00.000Z',
};
const asked: { body: NewCase; key: string | null }[] = [];
const approved: ApproveCase[] = [];
let place: () => Response;
let one: Case;
const server = setupServer(
  http.get('*/api/v1/questionnaires/heartburn', () => HttpResponse.json(questionnaire)),
  http.get('*/api/v1/me/family', () => HttpResponse.json({ entities: [] })),
  http.get('*/api/v1/payments/methods', () => HttpResponse.json(ANY_AMOUNT)),
  http.post<never, NewCase>('*/api/v1/me/cases', async ({ request }) => {
    asked.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
    return place();
  }),
  http.get('*/api/v1/me/cases/9', () => HttpResponse.json(one)),
  http.get('*/api/admin/v1/pharmacy/cases/9', () => HttpResponse.json(deskCase)),
  http.post<never, ApproveCase>('*/api/admin/v1/pharmacy/cases/9/approve', async ({ request }) => {
    approved.push(await request.json());
    return HttpResponse.json({});
  }),
);
const conflict: Conflict = {
  ...{ key: 'allergy omeprazole', kind: 'allergy', ingredient: 'omeprazole', other: '' },
  avoid: true,
};
const deskCase: WireDeskCase = {
  ...{ ...head, state: 'waiting', due_at: '2026-11-23T02:00:00.000Z', version: 'seen' },
  answers: [{ question: 'How old?', answer: '40' }],
  patient: {
    ...{ name: 'Mali', relation: 'self', birth_date: null, age_months: null, age: 40 },
    ...{ sex: 'female', weight: null, weighed_on: null },
  },
  ...{ notes: null, bought: [], conflicts: [conflict], usual_directions: 'One a day.' },
  ...{ conversation: null, decision: null },
};

beforeAll(async () => {
  server.listen();
  await client();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  approved.length = 0;
  sessionStorage.clear();
  visit('/pharmacy/questionnaire');
  window.location.hash = '#heartburn';
  sessionToken.set('token');
  useAuth.setState({ user: { id: 7, role: 'pharmacist' } as never });
  place = () =>
    HttpResponse.json({ id: 9, order_id: 'AR1', payment_method: 'qr' }, { status: 201 });
});

const text = (id: string) => en[`questionnaires.${id}` as keyof typeof en];
const press = (id: string) => userEvent.click(screen.getByRole('button', { name: text(id) }));
const open = () =>
  show(
    <QuestionnaireStart
      branches={({ onChoose }) => (
        <button
          type="button"
          onClick={() => {
            onChoose(11);
          }}
        >
          Siam
        </button>
      )}
    />,
    { ...en, ...payments },
  );

/** From the beginning to the order. */
async function answerAll() {
  await userEvent.click(await screen.findByRole('radio', { name: text('self') }));
  await press('next');
  await userEvent.type(screen.getByRole('spinbutton'), '40');
  await press('next');
  await userEvent.click(screen.getByRole('checkbox', { name: 'None' }));
  await press('next');
}

describe('the questionnaire', () => {
  it('asks one after the other, and wants an answer to each', async () => {
    open();
    await screen.findByRole('radio', { name: text('self') });
    await press('next');
    expect(screen.getByRole('alert')).toHaveTextContent(text('answer'));
    await userEvent.click(screen.getByRole('radio', { name: text('self') }));
    await press('next');
    await press('next');
    expect(screen.getByText('Please enter a number from 0 to 120.')).toBeVisible();
    await userEvent.type(screen.getByRole('spinbutton'), '40');
    await press('next');
    await userEvent.click(screen.getByRole('checkbox', { name: 'None' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'It burns' }));
    expect(screen.getByRole('checkbox', { name: 'None' })).not.toBeChecked();
    await press('next');
    expect(screen.getByRole('textbox', { name: /^Where\?/ })).toBeVisible();
    await press('back');
    expect(screen.getByRole('checkbox', { name: 'It burns' })).toBeChecked();
  });

  it('stops with advice, and goes on after a mistake', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: text('self') }));
    await press('next');
    await userEvent.type(screen.getByRole('spinbutton'), '17');
    await press('next');
    expect(screen.getByRole('alert')).toHaveTextContent('Ask a doctor.');
    await press('stopBack');
    expect(screen.getByRole('spinbutton')).toHaveValue(17);
  });

  it('keeps answers and place when the page is opened again', async () => {
    const { unmount } = open();
    await answerAll();
    unmount();
    open();
    expect(await screen.findByRole('heading', { name: text('order') })).toBeVisible();
  });

  it('orders once with a key, and leads to the payment', async () => {
    open();
    await answerAll();
    const pay = screen.getByRole('button', { name: /59/ });
    await userEvent.click(pay);
    expect(screen.getByText(text('missing.branch'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Siam' }));
    await userEvent.click(
      await screen.findByRole('radio', { name: payments['payments.method.qr'] }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: text('agree') }));
    await userEvent.dblClick(pay);
    await waitFor(() => {
      expect(router.replace).toHaveBeenCalledWith('/orders/AR1/payment/qr?pay=now');
    });
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(asked[0]?.body).toEqual({
      ...{ slug: 'heartburn', version: 3, answers: { age: 40, signs: ['none'] } },
      ...{ product_id: 425, branch_id: 11, total: 59, payment_method: 'qr' },
      consent_version: HEALTH_CONSENT_VERSION,
    });
    expect(sessionStorage.getItem('questionnaire_draft')).toBeNull();
  });
});

describe('a request', () => {
  it('says how to take the medicine once it is approved', async () => {
    one = {
      ...{ ...head, state: 'approved', due_at: null, slug: 'heartburn', answers: [] },
      patient: { name: 'Mali', relation: 'parent' },
      ...{ order_id: 'AR1', order_status: 'waiting_branch_approval', payment_method: 'qr' },
      ...{ total: 59, conversation_id: 3, asked: false },
      decision: {
        ...{ by: 'Thana', licence_no: '90418', at: head.created_at, reason: '' },
        ...{ directions: 'One before breakfast.', days: 7 },
      },
    };
    show(<CaseView id={9} />, en);
    const decision = await screen.findByRole('region', { name: text('decision.approved') });
    expect(decision).toHaveTextContent('One before breakfast.');
    expect(decision).toHaveTextContent('Thana');
    expect(screen.getByText('For Mali')).toBeVisible();
    expect(screen.getByText(text('erased'))).toBeVisible();
  });
});

describe('the desk', () => {
  it('approves with the directions of the label, and a reason where something speaks against it', async () => {
    show(
      <DeskCase
        id={9}
        patient={({ patient }) => patient.name}
        conflicts={(conflicts) => conflicts.map(({ key }) => key).join()}
      />,
      en,
    );
    expect(await screen.findByText('Mali')).toBeVisible();
    const directions = screen.getByRole('textbox', { name: new RegExp(text('directions')) });
    expect(directions).toHaveValue('One a day.');
    const reason = screen.getByRole('textbox', { name: new RegExp(text('weighed')) });
    await userEvent.type(reason, 'Only hiccups');
    await press('approveAnyway');
    await waitFor(() => {
      expect(approved).toEqual([
        {
          ...{ version: 'seen', directions: 'One a day.', days: 14 },
          acknowledged: { conflicts: [conflict.key], reason: 'Only hiccups' },
        },
      ]);
    });
  });
});
