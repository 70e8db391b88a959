import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import en from '@/messages/gift-cards/en.json';
import { useAuth } from '@/stores/auth';
import { show } from '@/tests/harness/show';
import { ECardFields } from './e-card-fields';
import { ECardView } from './e-card-view';

let asked: unknown[] = [];
const server = setupServer();

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  asked = [];
  window.sessionStorage.clear();
  useAuth.setState({ loaded: true, isLoggedIn: true });
});
afterEach(() => {
  server.resetHandlers();
});

function answer(body: object, status = 201) {
  server.use(
    http.post('*/api/v1/me/e-cards', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
}

async function fillIn() {
  show(<ECardFields locale="en" />, en);
  await userEvent.type(screen.getByLabelText(/recipient’s name/i), 'Nok');
  await userEvent.type(screen.getByLabelText(/recipient’s email/i), 'nok@example.com');
  await userEvent.type(screen.getByLabelText(/^from/i), 'Mali');
  await userEvent.type(screen.getByLabelText(/your message/i), 'Thanks!');
  await userEvent.click(screen.getByRole('radio', { name: en['gift-cards.design.thanks'] }));
}

it('previews the card, sends it once and confirms', async () => {
  answer({ id: 1, to_name: 'Nok', send_at: '2026-11-21T03:00:00.000Z' });
  await fillIn();
  expect(screen.getByRole('article')).toHaveTextContent('Dear NokThanks!From Mali');
  await userEvent.dblClick(screen.getByRole('button', { name: en['gift-cards.sendCard'] }));
  expect(await screen.findByRole('status')).toHaveTextContent('Nok');
  expect(asked).toEqual([
    {
      ...{ design_id: 'thanks', to_name: 'Nok', to_email: 'nok@example.com' },
      ...{ from_name: 'Mali', message: 'Thanks!', send_at: null },
    },
  ]);
});

it('shows a refusal at its field, and keeps the input', async () => {
  const fields = { to_email: 'Please check this address.' };
  answer({ message: 'Please check.', code: 'VALIDATION', status: 422, fields }, 422);
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: en['gift-cards.sendCard'] }));
  expect(await screen.findByText(fields.to_email)).toBeInTheDocument();
  expect(screen.getByLabelText(/recipient’s email/i)).toHaveFocus();
  cleanup();
  show(<ECardFields locale="en" />, en);
  expect(screen.getByLabelText(/your message/i)).toHaveValue('Thanks!');
});

it('opens the card of its link, and reports a missing one', async () => {
  server.use(
    http.get('*/api/v1/e-cards/:token', ({ params }) =>
      params['token'] === '7.sign'
        ? HttpResponse.json({
            ...{ design_id: 'care', to_name: 'Nok', from_name: 'Mali' },
            ...{ message: '<b>Get well</b>', sent_at: '2026-11-21T03:00:00.000Z' },
          })
        : HttpResponse.json({ message: 'Gone', code: 'NOT_FOUND', status: 404 }, { status: 404 }),
    ),
  );
  window.location.hash = '#7.sign';
  show(<ECardView locale="en" />, en);
  expect(await screen.findByText('<b>Get well</b>')).toBeInTheDocument();
  cleanup();
  window.location.hash = '#8.sign';
  show(<ECardView locale="en" />, en);
  expect(await screen.findByText(en['gift-cards.noCard'])).toBeInTheDocument();
  window.location.hash = '';
});
