import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import en from '@/messages/gift-cards/en.json';
import { show } from '@/tests/harness/show';
import { BalanceFields } from './balance-fields';

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
});
afterEach(() => {
  server.resetHandlers();
});

function answer(body: object, status = 200) {
  server.use(
    http.post('*/api/v1/gift-cards/balance', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
}

async function check(code: string, pin: string) {
  show(<BalanceFields locale="en" />, en);
  await userEvent.type(screen.getByLabelText(/code/i), code);
  await userEvent.type(screen.getByLabelText(/pin/i), pin);
  await userEvent.click(screen.getByRole('button', { name: en['gift-cards.check'] }));
}

it('shows the balance and the expiry date', async () => {
  const expires = '2027-01-31T17:00:00.000Z';
  answer({ token: 'pass', last_four: '0035', balance: 1250.5, expires_at: expires });
  await check('ARUN 2026 GIFT 0035', '357912');
  const told = await screen.findByRole('status');
  expect(await screen.findByText('฿1,250.50')).toBeInTheDocument();
  expect(told).toHaveTextContent('0035');
  expect(told).toHaveTextContent('31 January 2027');
  expect(asked).toEqual([{ code: 'ARUN 2026 GIFT 0035', pin: '357912' }]);
});

it('rejects a malformed number without a request', async () => {
  answer({}, 500);
  await check('ARUN', '12');
  expect(screen.getByText(en['gift-cards.codeWrong'])).toBeInTheDocument();
  expect(screen.getByText(en['gift-cards.pinWrong'])).toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('shows the refusal without naming the wrong field', async () => {
  const message = 'This gift card is not valid.';
  answer({ message, code: 'GIFT_CARD_INVALID', status: 422 }, 422);
  await check('ARUN2026GIFT0036', '357912');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
