import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { NewConversation } from '@/lib/conversations/contract-asking';
import { PRESCRIPTION_TOPIC } from '@/lib/conversations/contract-values';
import type { Prescription, WaitingPrescriptionList } from '@/lib/prescriptions/contract';
import { sessionToken } from '@/lib/api/session-token';
import consultation from '@/messages/conversations/en.json';
import en from '@/messages/prescriptions/en.json';
import { useAuth } from '@/stores/auth';
import { keepDraft } from '@/stores/drafts';
import { useUi } from '@/stores/ui';
import { useUnsentPhotos } from '@/stores/unsent-photos';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { ConsultForm } from './consult-form';
import { DeskPrescription } from './desk-prescription';
import { EMPTY_INTAKE } from './intake';
import { LatePrescription } from './late-prescription';
import { PrescriptionList } from './prescription-list';

const AT = '2026-11-20T03:00:00.000Z';
const WAITING: Prescription = {
  ...{ id: 3, number: 'RX2611-000003', state: 'waiting', issued_on: '2026-11-19' },
  ...{ from: 'Siriraj Hospital', reason: null, at: AT },
};

let prescription: Prescription | null = WAITING;
let list: WaitingPrescriptionList['entities'] = [];
let takes = true;
let asked: NewConversation[] = [];
let tooOld = false;
const answer = () => HttpResponse.json({ prescription });
const service = setupServer(
  http.get('*/conversations/7/prescription', answer),
  http.post('*/api/admin/v1/pharmacy/conversations/7/prescription/accept', () => {
    prescription = { ...WAITING, state: 'accepted' };
    return answer();
  }),
  http.post('*/api/admin/v1/pharmacy/conversations/7/prescription/refuse', async ({ request }) => {
    const { reason } = (await request.json()) as { reason: string };
    prescription = { ...WAITING, state: 'refused', reason };
    return answer();
  }),
  http.get('*/api/admin/v1/pharmacy/prescriptions', () =>
    HttpResponse.json({ entities: list, now: '2026-11-21T05:04:00.000Z' }),
  ),
  http.post('*/api/admin/v1/pharmacy/prescriptions/3/take', () =>
    takes
      ? HttpResponse.json({ id: 7 })
      : HttpResponse.json({ code: 'QUEUE_EMPTY', message: 'Gone', status: 409 }, { status: 409 }),
  ),
  http.get('*/api/v1/pharmacy/questions', () =>
    HttpResponse.json({
      entities: [{ id: PRESCRIPTION_TOPIC, name: 'Prescription', red_flags: [] }],
    }),
  ),
  http.get('*/api/v1/me/health-profile', () => HttpResponse.json({}, { status: 404 })),
  http.get('*/api/v1/me/family', () => HttpResponse.json({ entities: [] })),
  http.post<never, NewConversation>('*/api/v1/conversations', async ({ request }) => {
    asked.push(await request.json());
    const fields = { 'prescription.issued_on': 'Invalid' };
    if (tooOld) return HttpResponse.json({ code: 'VALIDATION', fields }, { status: 422 });
    return HttpResponse.json({ id: 7, question_id: PRESCRIPTION_TOPIC }, { status: 201 });
  }),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  visit('/pharmacy/consult');
  useAuth.getState().succeed({ ...member, id: 9 });
  sessionToken.set('token');
  prescription = WAITING;
  list = [];
  takes = true;
  asked = [];
  tooOld = false;
  useUnsentPhotos.setState({ lists: {} });
  useUi.setState({ toast: null });
});

const draw = (part: React.ReactNode) =>
  act(async () => {
    await Promise.resolve(show(part, consultation));
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('stands in its conversation with number, day and hospital, and in no other one', async () => {
  await draw(<LatePrescription conversation={{ id: 7, question_id: 2 }} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await draw(<LatePrescription conversation={{ id: 7, question_id: PRESCRIPTION_TOPIC }} />);
  expect(await screen.findByText(WAITING.number)).toBeInTheDocument();
  expect(screen.getByText('19 November 2026')).toBeInTheDocument();
  expect(screen.getByText('Siriraj Hospital')).toBeInTheDocument();
});

it('opens the form for medicines once it is accepted', async () => {
  await draw(<DeskPrescription id={7}>Medicines</DeskPrescription>);
  expect(await screen.findByText(en['prescriptions.state.waiting'])).toBeInTheDocument();
  expect(screen.queryByText('Medicines')).not.toBeInTheDocument();
  await press(en['prescriptions.accept']);
  expect(await screen.findByText('Medicines')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is refused with a reason, and opens no form', async () => {
  await draw(<DeskPrescription id={7}>Medicines</DeskPrescription>);
  await press(en['prescriptions.refuse']);
  await userEvent.type(
    screen.getByRole('textbox', { name: en['prescriptions.refuseReason'] }),
    'No name.',
  );
  await press(en['prescriptions.refuse']);
  expect(await screen.findByText(en['prescriptions.state.refused'])).toBeInTheDocument();
  expect(screen.getByText('No name.')).toBeInTheDocument();
  expect(screen.queryByText('Medicines')).not.toBeInTheDocument();
});

it('waits in the list with its age, and is taken by one press', async () => {
  list = [
    { id: 3, number: WAITING.number, since: AT, photos: 2, taken: false },
    { id: 4, number: 'RX2611-000004', since: AT, photos: 0, taken: true },
  ];
  const onTaken = vi.fn();
  await draw(<PrescriptionList onTaken={onTaken} />);
  expect((await screen.findAllByText('waiting for 1 day 2 h 4 min'))[0]).toBeInTheDocument();
  expect(screen.getByText(en['prescriptions.taken'])).toBeInTheDocument();
  takes = false;
  await press(`Check: ${WAITING.number}`);
  await waitFor(() => {
    expect(useUi.getState().toast?.text).toBe('Gone');
  });
  takes = true;
  await press(`Check: ${WAITING.number}`);
  await waitFor(() => {
    expect(onTaken).toHaveBeenCalledWith(7);
  });
});

it('needs a photo, and goes back to its day where the shop says that it is too old', async () => {
  const typed = { step: '3', question: String(PRESCRIPTION_TOPIC), text: 'My tablets' };
  keepDraft('consultation', 9, { ...EMPTY_INTAKE, ...typed });
  await draw(<ConsultForm />);
  await press(consultation['conversations.next']);
  expect(await screen.findByText(consultation['conversations.photos.needed'])).toBeInTheDocument();
  const field = await screen.findByRole('textbox', { name: en['prescriptions.issuedOn'] });
  await userEvent.type(field, '1/1/2026');
  const page = new File([new Uint8Array(8)], 'page.jpg', { type: 'image/jpeg' });
  const photos = screen.getByLabelText(consultation['conversations.photos.ofPrescription'], {
    exact: false,
  });
  await userEvent.upload(photos, page);
  await press(consultation['conversations.next']);
  await userEvent.click(
    await screen.findByRole('checkbox', { name: consultation['conversations.consentAgree'] }),
  );
  tooOld = true;
  await press(consultation['conversations.ask']);
  expect(await screen.findByText(/a date within the last 90 days/)).toBeInTheDocument();
  expect(asked).toMatchObject([{ prescription: { issued_on: '2026-01-01', from: '' } }]);
});
