import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import recorded from '../../../server/modules/payments/providers/kbank/charge.fixture.json' with { type: 'json' };
import { listen, type GatewayFault } from './listen.ts';
import { qrPng } from './png.ts';

const SECRET_KEY = 'skey_test_stand_in';
const PUBLIC_URL = 'https://bank.stand-in.test';

/** Outcome by card token; others are authorized at once. */
const CARDS: Record<string, object> = {
  tokn_declined: { transaction_state: 'Declined', status: 'fail', failure_code: 'do_not_honor' },
  tokn_3ds: { transaction_state: 'Pre-Authorized', redirect_url: `${PUBLIC_URL}/3ds` },
};

type Json = Record<string, unknown>;
interface Charge extends Json {
  id: string;
  amount: number;
  currency: string;
  status: string;
  transaction_state: string;
  reference_order: string;
  order_id?: string;
}
interface Code {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly reference_order: string;
  status: 'open' | 'cancelled' | 'paid';
}

/** Stateful fake of KBank's K-Payment gateway, as public clients use it. No real payments. */
export async function startKbank() {
  const charges = new Map<string, Charge>();
  const orders = new Map<string, Json & { id: string; amount: number; reference_order: string }>();
  const codes = new Map<string, Code>();
  const faults = new Set<GatewayFault>();
  const asked: string[] = [];
  const options = { lifeSeconds: 3_600, greatest: 2_000_000, canVoid: true };

  const app = new Hono();
  const error = (code: string, message: string) => ({ object: 'error', code, message });

  app.use(async (c, next) => {
    asked.push(`${c.req.method} ${c.req.path}`);
    if (c.req.header('x-api-key') !== SECRET_KEY)
      return c.json(error('invalid_api_key', 'wrong key'), 401);
    if (faults.has('page')) return c.html('<html>maintenance</html>', 200);
    if (faults.has('internal error')) return c.json(error('internal_error', 'try again'), 500);
    await next();
    if (faults.has('answer lost') && c.req.method === 'POST')
      c.res = c.json(error('internal_error', 'timed out behind'), 500);
    return undefined;
  });

  function newCharge(body: Json, change: object): Charge {
    const charge = {
      ...recorded,
      id: `chrg_test_${randomUUID()}`,
      amount: Number(body['amount']),
      currency: 'THB',
      reference_order: String(body['reference_order']),
      ...change,
    };
    charges.set(charge.id, charge);
    return charge;
  }

  /** Finds a charge by its id, our reference or its order. */
  function find(ref: string): Charge | undefined {
    return [...charges.values()].findLast(({ id, reference_order, order_id }) =>
      [id, reference_order, order_id].includes(ref),
    );
  }

  app.post('/card/v2/charge', async (c) => {
    const body = await c.req.json<Json>();
    if (body['token'] === 'tokn_used') return c.json(error('invalid_token', 'token was used'), 400);
    return c.json(newCharge(body, CARDS[String(body['token'])] ?? {}));
  });

  app.post('/qr/v2/order', async (c) => {
    const body = await c.req.json<Json & { amount: number; reference_order: string }>();
    // Errors of this API also have status 200.
    if (body.amount > options.greatest)
      return c.json(error('invalid_amount', 'amount exceeds the limit'));
    const id = `order_test_${randomUUID()}`;
    const order = { ...body, id, object: 'order', status: 'success' };
    orders.set(id, order);
    return c.json({ ...order, expire_time_seconds: 3_600 });
  });

  app.post('/qr/v2/qr', async (c) => {
    const { order_id } = await c.req.json<{ order_id: string }>();
    const order = orders.get(order_id);
    if (!order) return c.json(error('invalid_order', 'no such order'), 400);
    const { amount, reference_order } = order;
    const id = `qr_test_${randomUUID()}`;
    codes.set(id, { id, order_id, amount, reference_order, status: 'open' });
    return c.json({
      ...{ id, object: 'qr', order_id, status: 'success', account_name: 'STAND-IN' },
      image_with_base64: qrPng(`00020101${order_id}`).toString('base64'),
      expire_time_seconds: options.lifeSeconds,
      failure_code: null,
    });
  });

  app.post('/qr/v2/qr/:id/cancel', (c) => {
    const code = codes.get(c.req.param('id'));
    if (code?.status !== 'open') return c.json(error('invalid_qr', 'not open'), 400);
    code.status = 'cancelled';
    return c.json({ id: code.id, object: 'qr', status: 'success' });
  });

  for (const path of ['/card/v2/charge', '/qr/v2/qr'] as const) {
    app.get(`${path}/:ref`, (c) => {
      const charge = find(c.req.param('ref'));
      return charge ? c.json(charge) : c.json(error('not_found', 'no such transaction'), 400);
    });
    app.post(`${path}/:id/void`, (c) => {
      const charge = charges.get(c.req.param('id'));
      if (charge?.transaction_state !== 'Authorized' || !options.canVoid)
        return c.json(error('cannot_void', 'not any more'), 400);
      charge.transaction_state = path === '/qr/v2/qr' ? 'VOID' : 'Voided';
      return c.json(charge);
    });
  }

  app.post('/card/v2/charge/:id/refund', async (c) => {
    const charge = charges.get(c.req.param('id'));
    const { amount } = await c.req.json<{ amount: number }>();
    if (charge?.transaction_state !== 'Settled')
      return c.json(error('cannot_refund', 'not settled'), 400);
    Object.assign(charge, { transaction_state: 'Refund Sent', refund_amount: amount });
    return c.json(charge);
  });

  function codeOf(paymentId: string): Code {
    const code = [...codes.values()].findLast(
      ({ reference_order }) => reference_order === paymentId,
    );
    if (!code) throw new Error('the bank has no such code');
    return code;
  }

  const listening = await listen(app);
  return {
    settings: {
      publicKey: 'pkey_test_stand_in',
      secretKey: SECRET_KEY,
      merchantId: '401001234567001',
      terminalId: undefined,
      apiUrl: listening.url,
      uiUrl: listening.url,
    },
    charges,
    codes,
    faults,
    asked,
    options,
    find,
    codeOf,
    /** A customer scans the code and pays; false if the bank refuses. */
    payCode: (paymentId: string): boolean => {
      const code = codeOf(paymentId);
      if (code.status !== 'open') return false;
      code.status = 'paid';
      const { amount, reference_order, order_id } = code;
      newCharge({ amount, reference_order }, { order_id, source: { id: code.id, object: 'qr' } });
      return true;
    },
    callback: (charge: Charge): string => {
      const { id, amount, currency, status, transaction_state: state } = charge;
      const text = `${id}${amount.toFixed(4)}${currency}${status}${state}${SECRET_KEY}`;
      const checksum = createHash('sha256').update(text).digest('hex');
      return JSON.stringify({ ...charge, checksum });
    },
    close: () => listening.close(),
  };
}

export type KbankStandIn = Awaited<ReturnType<typeof startKbank>>;
