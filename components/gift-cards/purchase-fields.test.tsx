import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import en from '@/messages/gift-cards/en.json';
import { useAuth } from '@/stores/auth';
import { eventually } from '@/tests/harness/eventually';
import { show } from '@/tests/harness/show';
import { PurchaseFields } from './purchase-fields';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

let asked: { readonly body: unknown; readonly key: string | null }[] = [];
const server = setupServer();

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  asked = [];
  push.mockClear();
  window.sessionStorage.clear();
  useAuth.setState({ loaded: true, isLoggedIn: true });
  server.use(
    http.get('*/api/v1/payments/methods', () =>
      HttpResponse.json({ entities: [{ method: 'qr', min: null, max: 2_000 }] }),
    ),
  );
});
afterEach(() => {
  server.resetHandlers();
});

function answer(body: object, status = 201) {
  server.use(
    http.post('*/api/v1/me/gift-cards', async ({ request }) => {
      asked.push({
        body: await request.json(),
        key: request.headers.get('idempotency-key'),
      });
      return HttpResponse.json(body, { status });
    }),
  );
}

const buy = (amount: string) => screen.getByRole('button', { name: `Pay ${amount}` });

async function fillIn() {
  show(<PurchaseFields locale="en" />, en);
  await userEvent.type(screen.getByLabelText(/recipient’s name/i), 'Nok');
  await userEvent.type(screen.getByLabelText(/recipient’s email/i), 'nok@example.com');
  await userEvent.type(screen.getByLabelText(/^from/i), 'Mali');
  await userEvent.type(screen.getByLabelText(/your message/i), '<b>Hi</b>');
  await userEvent.click(screen.getByRole('radio', { name: '฿1,000' }));
  await userEvent.click(await screen.findByRole('radio', { name: /promptpay/i }));
}

it('previews the card, and continues to the payment of its order', async () => {
  answer({ order_id: 'AR1', payment: { method: 'qr' } });
  await fillIn();
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('฿1,000');
  expect(card).toHaveTextContent('Dear Nok');
  expect(card).toHaveTextContent('<b>Hi</b>');
  await userEvent.dblClick(buy('฿1,000'));
  await eventually(() => {
    expect(push).toHaveBeenCalledWith('/orders/AR1/payment/qr?pay=now');
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toEqual({
    ...{ design_id: 'birthday', amount: 1_000, to_name: 'Nok', to_email: 'nok@example.com' },
    ...{ from_name: 'Mali', message: '<b>Hi</b>', send_at: null, payment_method: 'qr' },
  });
  expect(asked[0]?.key).toMatch(/^[\da-f-]{36}$/);
});

it('offers only payment methods that accept the amount', async () => {
  show(<PurchaseFields locale="en" />, en);
  expect(await screen.findByRole('radio', { name: /promptpay/i })).toBeInTheDocument();
  await eventually(() => {
    expect(screen.queryByRole('radio', { name: /credit/i })).toBeNull();
  });
  await userEvent.click(screen.getByRole('radio', { name: '฿3,000' }));
  await eventually(() => {
    expect(screen.queryByRole('radio', { name: /promptpay/i })).toBeNull();
  });
});

it('shows missing fields without a request', async () => {
  show(<PurchaseFields locale="en" />, en);
  await userEvent.click(buy('฿500'));
  expect(screen.getByText(en['gift-cards.needs.to_name'])).toBeInTheDocument();
  expect(screen.getByText(en['gift-cards.needs.payment'])).toBeInTheDocument();
  expect(screen.getByLabelText(/recipient’s name/i)).toHaveFocus();
  expect(asked).toEqual([]);
});

it('keeps the input after a refusal and a reload', async () => {
  answer({ message: 'No more today.', code: 'DAILY_LIMIT', status: 422 }, 422);
  await fillIn();
  await userEvent.click(buy('฿1,000'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No more today.');
  cleanup();
  show(<PurchaseFields locale="en" />, en);
  expect(screen.getByLabelText(/recipient’s name/i)).toHaveValue('Nok');
});

it('sends a guest to sign in', () => {
  useAuth.setState({ isLoggedIn: false });
  show(<PurchaseFields locale="en" />, en);
  expect(screen.getByRole('link', { name: en['gift-cards.signInToBuy'] })).toHaveAttribute(
    'href',
    '/login?return_to=%2FGift-cards',
  );
});
