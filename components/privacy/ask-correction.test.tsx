import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataRequest } from '@/lib/privacy/contract';
import en from '@/messages/privacy/en.json';
import { visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { AskCorrection } from './ask-correction';

const answered: DataRequest = {
  id: '6e3bb2f6-6d4b-4a0e-9d5c-0a4a5a2b7f10',
  ...{ type: 'rectify', note: 'My name is Malee.', answer: 'Done, thank you.' },
  created_at: '2026-11-20T03:00:00.000Z',
  done_at: '2026-11-21T03:00:00.000Z',
};

let kept: DataRequest[] = [];
const server = setupServer(
  http.get('*/api/v1/me/data-requests', () => HttpResponse.json({ entities: kept })),
  http.post('*/api/v1/me/data-requests', async ({ request }) => {
    const { type, note } = (await request.json()) as Pick<DataRequest, 'type' | 'note'>;
    if (note === '') {
      const refusal = { message: 'Refused', code: 'VALIDATION', status: 422 };
      return HttpResponse.json({ ...refusal, fields: { note: 'Say what' } }, { status: 422 });
    }
    const asked = { ...answered, id: crypto.randomUUID(), type, note, answer: '', done_at: null };
    kept = [asked, ...kept];
    return HttpResponse.json(asked, { status: 201 });
  }),
);
beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit('/profile/privacy');
  const copy = { ...answered, id: crypto.randomUUID(), type: 'access', note: '' } as const;
  kept = [answered, copy];
});

test('a correction is requested, and the office answers on the page', async () => {
  const user = userEvent.setup();
  show(<AskCorrection />, en);
  expect(await screen.findByText('Our answer: Done, thank you.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  const send = screen.getByRole('button', { name: 'Send request' });
  await user.click(send);
  expect(await screen.findByText('Say what')).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'My birthday is 12 May.');
  await user.click(send);
  expect(await screen.findByText('Waiting for our answer')).toBeVisible();
  expect(screen.getByText('My birthday is 12 May.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('');
});
