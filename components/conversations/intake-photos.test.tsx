import { createIntl } from '@formatjs/intl';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewConversation } from '@/lib/conversations/contract-asking';
import { sessionToken } from '@/lib/api/session-token';
import en from '@/messages/conversations/en.json';
import { useAuth } from '@/stores/auth';
import { keepDraft } from '@/stores/drafts';
import { useUnsentPhotos } from '@/stores/unsent-photos';
import { eventually } from '@/tests/harness/eventually';
import { member, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { ConsultForm } from './consult-form';
import { EMPTY_INTAKE } from './intake';

const asked: NewConversation[] = [];
const server = setupServer(
  http.get('*/api/v1/pharmacy/questions', () =>
    HttpResponse.json({ entities: [{ id: 2, name: 'Cold and cough', red_flags: [] }] }),
  ),
  http.get('*/api/v1/me/health-profile', () => HttpResponse.json({}, { status: 404 })),
  http.post<never, NewConversation>('*/api/v1/conversations', async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.json({ id: 7, question_id: 2 }, { status: 201 });
  }),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/pharmacy/consult');
  useAuth.getState().succeed({ ...member, id: 9 });
  sessionToken.set('token');
  asked.length = 0;
  useUnsentPhotos.setState({ lists: {} });
  keepDraft('consultation', 9, { ...EMPTY_INTAKE, step: '3', question: '2', text: 'A rash' });
});

const photo = (name: string, type = 'image/jpeg', size = 8) =>
  new File([new Uint8Array(size)], name, { type });

async function choose(...files: File[]) {
  // Files that a picker hides can still be dropped into it.
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await screen.findByLabelText(en['conversations.photos.label']), files);
}

describe('photos of a question', () => {
  it('wait until its member agreed, and are the conversation’s then', async () => {
    show(<ConsultForm />, en);
    await choose(photo('1.jpg'), photo('2.png', 'image/png'));
    expect(await screen.findByRole('img', { name: 'Photo 2' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await userEvent.click(screen.getByRole('button', { name: en['conversations.next'] }));
    await userEvent.click(await screen.findByRole('checkbox'));
    expect(Object.keys(useUnsentPhotos.getState().lists)).toEqual(['intake 9']);
    await userEvent.click(screen.getByRole('button', { name: en['conversations.ask'] }));
    await eventually(() => {
      expect(useUnsentPhotos.getState().lists['member 7']).toMatchObject([
        { file: { name: '2.png' }, isWaiting: true },
      ]);
    });
    expect(useUnsentPhotos.getState().lists['intake 9']).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['of another type', [photo('note.pdf', 'application/pdf')], 'wrongType', 0],
    ['too large', [photo('x.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1)], 'tooLarge', 0],
    ['too many', ['1', '2', '3', '4'].map((name) => photo(name)), 'tooMany', 3],
  ] as const)('%s are refused at the field', async (_, files, why, kept) => {
    show(<ConsultForm />, en);
    await choose(...files);
    const intl = createIntl({ locale: 'en', messages: en });
    const said = intl.formatMessage({ id: `conversations.photos.${why}` }, { max: 3 });
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.queryAllByRole('img', { name: /^Photo/ })).toHaveLength(kept);
    expect(screen.getByLabelText(en['conversations.photos.label'])).toHaveAttribute('aria-invalid');
  });
});
