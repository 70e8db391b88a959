import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '@/lib/orders/contract';
import type { Payment, StartPayment } from '@/lib/payments/contract';
import type * as Browser from '@/lib/browser/browser';
import en from '@/messages/payments/en.json';
import th from '@/messages/payments/th.json';
import { eventually } from '@/tests/harness/eventually';
import {
  ANY_AMOUNT,
  inSeconds,
  ORDER_ID,
  PAYMENT_ID,
  wireOrder,
  wirePayment,
} from '@/tests/harness/orders-wire';
import { router, visit } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { CardFormPage, CardPage, QrPage, TrueMoneyPage } from './pages';

const { leaveTo, cameBack, saveBlob } = vi.hoisted(() => ({
  leaveTo: vi.fn(),
  cameBack: vi.fn(() => false),
  saveBlob: vi.fn(),
}));
vi.mock('@/lib/browser/browser', async (load) => ({
  ...(await load<typeof Browser>()),
  ...{ leaveTo, cameBack, saveBlob },
}));

let order: Order;
let payment: Payment;
let starts: { key: string | null; body: StartPayment }[] = [];
const server = setupServer();

beforeAll(() => {
  server.listen();
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  visit(`/orders/${ORDER_ID}/payment/kbank`);
  order = wireOrder();
  payment = wirePayment();
  starts = [];
  leaveTo.mockClear();
  cameBack.mockReturnValue(false);
  server.use(
    http.get('*/api/v1/payments/methods', () => HttpResponse.json(ANY_AMOUNT)),
    http.get('*/api/v1/me/orders/:id', () => HttpResponse.json(order)),
    http.get('*/api/v1/me/payments/:id', () => HttpResponse.json(payment)),
    http.post('*/api/v1/me/orders/:id/payments', async ({ request }) => {
      const body = (await request.json()) as StartPayment;
      starts.push({ key: request.headers.get('Idempotency-Key'), body });
      return HttpResponse.json(payment, { status: 201 });
    }),
  );
});
afterEach(() => {
  server.resetHandlers();
});

function refuse(code: string, status: number, message: string) {
  server.use(
    http.post('*/api/v1/me/orders/:id/payments', ({ request }) => {
      starts.push({
        key: request.headers.get('Idempotency-Key'),
        body: { method: 'kbank_card', return_url: '' },
      });
      return HttpResponse.json({ code, status, message }, { status });
    }),
  );
}

const result = `/orders/${ORDER_ID}/payment/result`;
const goToBank = () => screen.findByRole('button', { name: 'Go to the bank · ฿240.00' });
const withPayment = (change: Partial<Order['payment']>) =>
  wireOrder({ payment: { ...wireOrder().payment, id: PAYMENT_ID, ...change } });

describe('card', () => {
  it('explains, starts one payment and forwards to the bank', async () => {
    show(<CardPage orderId={ORDER_ID} />, en);
    const button = await goToBank();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('bank’s secure payment page');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.dblClick(button);
    await eventually(() => {
      expect(leaveTo).toHaveBeenCalledWith('https://bank.example/pay/1');
    });
    expect(starts).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{36}$/),
        body: { method: 'kbank_card', return_url: result },
      },
    ]);
  });

  it('starts at once after a "pay" button, and only once', async () => {
    // The page itself was reached by Back.
    cameBack.mockReturnValue(true);
    visit(`/orders/${ORDER_ID}/payment/kbank?pay=now`);
    show(<CardPage orderId={ORDER_ID} />, en);
    await eventually(() => {
      expect(leaveTo).toHaveBeenCalledWith('https://bank.example/pay/1');
    });
    expect(starts).toHaveLength(1);
    // A reload explains and asks again.
    expect(window.location.search).toBe('');
  });

  it('continues an open payment at once', async () => {
    order = withPayment({ status: 'pending_action' });
    visit(`/orders/${ORDER_ID}/payment/kbank?pay=now`);
    show(<CardPage orderId={ORDER_ID} />, en);
    await eventually(() => {
      expect(leaveTo).toHaveBeenCalledWith('https://bank.example/pay/1');
    });
    expect(starts).toEqual([]);
  });

  it('shows no second button while the payment starts, and the reason of a failure', async () => {
    refuse('PAYMENT_METHOD_UNAVAILABLE', 422, 'Not now');
    visit(`/orders/${ORDER_ID}/payment/kbank?pay=now`);
    const buttons: number[] = [];
    show(<CardPage orderId={ORDER_ID} />, en);
    const seen = new MutationObserver(() => {
      if (screen.queryByRole('alert') === null)
        buttons.push(screen.queryAllByRole('button').length);
    });
    seen.observe(document.body, { childList: true, subtree: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
    seen.disconnect();
    expect(Math.max(0, ...buttons)).toBe(0);
    await goToBank();
  });

  it('submits a form to the bank automatically, with a button as fallback', async () => {
    const submit = vi
      .spyOn(HTMLFormElement.prototype, 'requestSubmit')
      .mockImplementation(() => undefined);
    payment = wirePayment({
      next_action: { type: 'form_post', url: 'https://bank.example/form', fields: { ref: 'A1' } },
    });
    show(<CardPage orderId={ORDER_ID} />, en);
    await userEvent.click(await goToBank());
    const button = await screen.findByRole('button', { name: 'Go to the payment page' });
    const form = button.closest('form');
    expect(form).toHaveAttribute('action', 'https://bank.example/form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form?.querySelector('input[name="ref"]')).toHaveValue('A1');
    expect(submit).toHaveBeenCalledOnce();
    submit.mockRestore();
  });

  it('refuses unsafe targets', async () => {
    payment = wirePayment({ next_action: { type: 'redirect', url: 'http://bank.example/pay' } });
    show(<CardPage orderId={ORDER_ID} />, en);
    await userEvent.click(await goToBank());
    expect(await screen.findByRole('alert')).toHaveTextContent('not safe');
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('shows a refusal, and retries with a new key', async () => {
    refuse('PAYMENT_METHOD_UNAVAILABLE', 422, 'Not now');
    show(<CardPage orderId={ORDER_ID} />, en);
    await userEvent.click(await goToBank());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
    await userEvent.click(await goToBank());
    await eventually(() => {
      expect(starts).toHaveLength(2);
    });
    expect(starts[0]?.key).not.toBe(starts[1]?.key);
  });

  it('retries with the same key after a request without an answer', async () => {
    refuse('PAYMENT_PROVIDER_ERROR', 502, 'The bank does not answer');
    show(<CardPage orderId={ORDER_ID} />, en);
    await userEvent.click(await goToBank());
    await screen.findByRole('alert');
    await userEvent.click(await goToBank());
    await eventually(() => {
      expect(starts).toHaveLength(2);
    });
    expect(starts[0]?.key).toBe(starts[1]?.key);
  });

  it.each(['ALREADY_PAID', 'ORDER_EXPIRED'])('shows the result after %s', async (code) => {
    refuse(code, 409, 'Too late');
    show(<CardPage orderId={ORDER_ID} />, en);
    await userEvent.click(await goToBank());
    await eventually(() => {
      expect(router.replace).toHaveBeenCalledWith(result);
    });
  });

  it('shows why the last attempt failed, and offers other methods', async () => {
    order = withPayment({ status: 'failed', failure_code: 'insufficient_funds' });
    show(<CardPage orderId={ORDER_ID} />, en);
    await goToBank();
    expect(screen.getByText('Insufficient funds or credit limit.')).toBeInTheDocument();
    const others = screen.getByRole('region', { name: 'Choose another payment method' });
    expect(
      within(others)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      `/orders/${ORDER_ID}/payment/truemoney?pay=now`,
      `/orders/${ORDER_ID}/payment/qr?pay=now`,
    ]);
    const marks = [...others.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(marks).toEqual(['/images/pay-truemoney.svg', '/images/pay-promptpay.svg']);
  });

  it('offers only methods that accept the amount and that the shop has', async () => {
    server.use(
      http.get('*/api/v1/payments/methods', () =>
        HttpResponse.json({
          entities: [
            { method: 'kbank_card', min: null, max: null },
            { method: 'qr', min: 500, max: 150_000 },
          ],
        }),
      ),
    );
    show(<CardPage orderId={ORDER_ID} />, en);
    await goToBank();
    await eventually(() => {
      expect(screen.queryByRole('region', { name: 'Choose another payment method' })).toBeNull();
    });
  });

  it('shows the result of an attempt that the gateway refused, with the reason', async () => {
    payment = wirePayment({
      status: 'failed',
      failure_code: 'amount_out_of_range',
      next_action: { type: 'none' },
    });
    show(<CardPage orderId={ORDER_ID} />, en);
    await userEvent.click(await goToBank());
    await eventually(() => {
      expect(router.replace).toHaveBeenCalledWith(result);
    });
  });

  it('resumes a payment that was open when the browser was closed', async () => {
    order = withPayment({ status: 'pending_action' });
    show(<CardPage orderId={ORDER_ID} />, en);
    expect(await screen.findByRole('link', { name: 'Continue payment' })).toHaveAttribute(
      'href',
      `/orders/${ORDER_ID}/payment/kbank/form`,
    );
    cleanup();
    show(<CardFormPage orderId={ORDER_ID} />, en);
    await eventually(() => {
      expect(leaveTo).toHaveBeenCalledWith('https://bank.example/pay/1');
    });
    expect(starts).toEqual([]);
  });

  it('does not forward again after the browser’s Back', async () => {
    cameBack.mockReturnValue(true);
    order = withPayment({ status: 'pending_action' });
    show(<CardFormPage orderId={ORDER_ID} />, en);
    const button = await screen.findByRole('button', { name: 'Go to the payment page' });
    expect(leaveTo).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(leaveTo).toHaveBeenCalledOnce();
  });

  it('redirects an order past payment to its result', async () => {
    order = wireOrder({ status: 'paid' });
    show(<CardPage orderId={ORDER_ID} />, en);
    await eventually(() => {
      expect(router.replace).toHaveBeenCalledWith(result);
    });
  });

  it('offers a retry when the order fails to load', async () => {
    server.use(
      http.get('*/api/v1/me/orders/:id', () => new HttpResponse(null, { status: 500 }), {
        once: true,
      }),
    );
    show(<CardPage orderId={ORDER_ID} />, en);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await goToBank();
  });
});

it('TrueMoney goes to the wallet, in Thai too', async () => {
  visit(`/th/orders/${ORDER_ID}/payment/truemoney`);
  show(<TrueMoneyPage orderId={ORDER_ID} />, th, 'th');
  await userEvent.click(await screen.findByRole('button', { name: 'ไปยังทรูมันนี่ · ฿240.00' }));
  await eventually(() => {
    expect(leaveTo).toHaveBeenCalledOnce();
  });
  expect(starts[0]?.body).toEqual({ method: 'truemoney', return_url: `/th${result}` });
});

describe('QR', () => {
  const PAYLOAD =
    '00020101021230570016A00000067701011201150107536000315180208ORDER0015303764540624';
  const qr = (change: Partial<Payment> = {}) =>
    wirePayment({
      method: 'qr',
      next_action: {
        type: 'qr',
        payload: PAYLOAD,
        expires_at: inSeconds(900),
        demo_url: 'http://localhost:3001/pay/1',
      },
      ...change,
    });
  const openQr = () => withPayment({ method: 'qr', status: 'pending_action' });

  it('shows the code with amount, reference and time, and labels the demo bank', async () => {
    order = openQr();
    payment = qr();
    show(<QrPage orderId={ORDER_ID} />, en);
    expect(
      await screen.findByRole('img', { name: 'PromptPay QR code for ฿240.00' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Reference 23456789')).toBeInTheDocument();
    expect(screen.getAllByRole('timer').at(-1)).toHaveTextContent(/^1[45]:\d\d$/);
    expect(screen.getByText(/Waiting for your payment/)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('link', { name: /demo banking app/ })).toHaveAttribute(
      'href',
      'http://localhost:3001/pay/1',
    );
    expect(screen.getByText('Demo: no real money is moved')).toBeInTheDocument();
  });

  const picture = `/api/v1/payments/${PAYMENT_ID}/picture`;
  const drawn = () =>
    qr({ next_action: { type: 'qr_picture', picture, expires_at: inSeconds(900) } });

  it('shows a code drawn by the gateway, with the same time, amount and actions', async () => {
    order = openQr();
    payment = drawn();
    show(<QrPage orderId={ORDER_ID} />, en);
    const code = await screen.findByRole('img', { name: 'PromptPay QR code for ฿240.00' });
    expect(code).toHaveAttribute('src', picture);
    expect(screen.getAllByRole('timer').at(-1)).toHaveTextContent(/^1[45]:\d\d$/);
    expect(screen.getByRole('button', { name: 'Save QR code' })).toBeInTheDocument();
    expect(screen.queryByText('Demo: no real money is moved')).not.toBeInTheDocument();
    expect(leaveTo).not.toHaveBeenCalled();
    expect(
      screen.getByRole('region', { name: 'Choose another payment method' }),
    ).toBeInTheDocument();
  });

  it('reports a drawn code that fails to load', async () => {
    order = openQr();
    payment = drawn();
    show(<QrPage orderId={ORDER_ID} />, en);
    fireEvent.error(await screen.findByRole('img'));
    expect(screen.getByRole('alert')).toHaveTextContent('The QR code cannot be shown right now');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('hides an expired drawn code', async () => {
    order = openQr();
    payment = { ...drawn(), expires_at: inSeconds(-1) };
    show(<QrPage orderId={ORDER_ID} />, en);
    expect(await screen.findByText('This QR code has expired')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('counts by the clock of the service, not of the browser', async () => {
    order = openQr();
    const hour = 3_600;
    payment = qr({ now: inSeconds(hour), expires_at: inSeconds(hour + 60) });
    show(<QrPage orderId={ORDER_ID} />, en);
    await screen.findByRole('img');
    expect(screen.getAllByRole('timer').at(-1)).toHaveTextContent(/^0[01]:\d\d$/);
  });

  it('creates the first code of an order automatically, once', async () => {
    order = wireOrder({ payment: { ...wireOrder().payment, method: 'qr' } });
    payment = qr();
    server.use(
      http.post('*/api/v1/me/orders/:id/payments', async ({ request }) => {
        const body = (await request.json()) as StartPayment;
        starts.push({ key: request.headers.get('Idempotency-Key'), body });
        order = openQr();
        return HttpResponse.json(payment, { status: 201 });
      }),
    );
    show(<QrPage orderId={ORDER_ID} />, en);
    await screen.findByRole('img');
    expect(starts).toHaveLength(1);
  });

  it('hides an expired code and creates a new one', async () => {
    order = openQr();
    payment = qr({ expires_at: inSeconds(-1) });
    show(<QrPage orderId={ORDER_ID} />, en);
    expect(await screen.findByText('This QR code has expired')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    payment = qr();
    await userEvent.click(screen.getByRole('button', { name: 'New QR code' }));
    await screen.findByRole('img');
    expect(starts).toHaveLength(1);
  });

  it('forwards to the result once it is paid', async () => {
    order = openQr();
    payment = qr({ status: 'succeeded' });
    server.use(
      http.get('*/api/v1/me/payments/:id', () => {
        order = wireOrder({ status: 'paid' });
        return HttpResponse.json(payment);
      }),
    );
    show(<QrPage orderId={ORDER_ID} />, en);
    await eventually(() => {
      expect(router.replace).toHaveBeenCalledWith(result);
    });
  });

  it('replaces another payment', async () => {
    order = withPayment({ method: 'kbank_card', status: 'pending_action' });
    payment = qr();
    show(<QrPage orderId={ORDER_ID} />, en);
    await userEvent.click(await screen.findByRole('button', { name: 'Show QR code · ฿240.00' }));
    await eventually(() => {
      expect(starts.map(({ body }) => body.method)).toEqual(['qr']);
    });
  });
});
