import { createHmac, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { renderSVG } from 'uqr';
import { listen, type GatewayFault } from './listen.ts';
import recorded from '../../../server/modules/payments/providers/omise/charge.fixture.json' with { type: 'json' };

const SECRET_KEY = 'skey_test_stand_in';
const WEBHOOK_SECRET = Buffer.from('the secret of the dashboard').toString('base64');
/** docs.omise.co, "Limits". */
const MAX: Record<string, number> = { promptpay: 15_000_000, truemoney_jumpapp: 10_000_000 };
/** Outcome by card token; others are charged at once. */
const CARDS: Record<string, object> = {
  tokn_declined: { status: 'failed', failure_code: 'insufficient_fund' },
  tokn_3ds: { status: 'pending' },
};

type Json = Record<string, unknown>;
interface Charge extends Json {
  id: string;
  amount: number;
  status: string;
  refunded_amount: number;
  metadata: Json;
}

/** Stateful fake of Omise's API as described by docs.omise.co. No real payments. */
export async function startOmise() {
  const charges = new Map<string, Charge>();
  const refunds = new Map<string, Json[]>();
  const answered = new Map<string, Json>();
  const faults = new Set<GatewayFault>();
  const asked: string[] = [];
  const options = {
    now: () => new Date(),
    says: 'picture' as 'picture' | 'text',
    refund: 'closed',
    lifeMs: 900_000,
    least: 2_000,
  };
  let url = '';

  const app = new Hono();
  const error = (code: string, message: string) => ({ object: 'error', code, message });

  app.use(async (c, next) => {
    asked.push(`${c.req.method} ${c.req.path}`);
    const isDocument = c.req.path.includes('/documents/');
    const basic = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`;
    if (!isDocument && c.req.header('authorization') !== basic)
      return c.json(error('authentication_failure', 'authentication failed'), 401);
    if (faults.has('page')) return c.html('<html>502 Bad Gateway</html>', 502);
    if (faults.has('internal error')) return c.json(error('internal_error', 'try again'), 500);
    await next();
    if (faults.has('answer lost') && c.req.method === 'POST')
      c.res = c.json(error('internal_error', 'timed out behind'), 500);
    return undefined;
  });

  app.post('/charges', async (c) => {
    const key = c.req.header('idempotency-key') ?? randomUUID();
    const known = answered.get(key);
    if (known) return c.json(known);
    const body = await c.req.json<Json & { amount: number; source?: { type: string } }>();
    const type = body.source?.type;
    if (body.amount < options.least || body.amount > (MAX[type ?? ''] ?? Infinity))
      return c.json(error('invalid_amount', 'amount must be within the limits of the source'), 400);
    const charge = newCharge(body, type);
    charges.set(charge.id, charge);
    answered.set(key, charge);
    return c.json(charge);
  });

  function newCharge(body: Json & { amount: number }, type: string | undefined): Charge {
    const id = `chrg_test_${randomUUID().slice(0, 8)}`;
    const now = options.now().getTime();
    const { amount, currency, metadata, return_uri, description } = body;
    const card = CARDS[String(body['card'])] ?? { status: 'successful' };
    const page = `${url}/pay/${id}`;
    return {
      ...recorded,
      ...{ id, amount, metadata: metadata as Json, return_uri, description },
      currency: String(currency).toUpperCase(),
      location: `/charges/${id}`,
      authorize_uri: type === 'promptpay' ? null : page,
      created_at: new Date(now).toISOString(),
      expires_at: body['expires_at'] ?? new Date(now + options.lifeMs).toISOString(),
      source: type === undefined ? null : { object: 'source', type, ...codeOf(id, type) },
      ...(type === undefined ? card : { status: 'pending' }),
    };
  }

  function codeOf(id: string, type: string) {
    if (type !== 'promptpay') return { flow: 'app_redirect' };
    const address = `${url}/charges/${id}/documents/docu_1/downloads/A1`;
    const image = { object: 'document', filename: 'qrcode.svg', kind: 'qr', download_uri: address };
    const raw = options.says === 'text' ? { raw_data: `00020101${id}` } : {};
    return { flow: 'offline', scannable_code: { object: 'barcode', type: 'qr', image, ...raw } };
  }

  app.get('/charges/:id', (c) => {
    const charge = charges.get(c.req.param('id'));
    return charge ? c.json(charge) : c.json(error('not_found', 'charge was not found'), 404);
  });

  app.get('/search', (c) => {
    const wanted = c.req.query('query');
    const data = [...charges.values()].filter(({ metadata }) => metadata['payment_id'] === wanted);
    return c.json({ object: 'search', scope: 'charge', total: data.length, data });
  });

  app.get('/charges/:id/documents/:document/downloads/:key', (c) => {
    c.header('Content-Type', 'image/svg+xml');
    return c.body(renderSVG(`00020101${c.req.param('id')}`, { border: 4 }));
  });

  app.post('/charges/:id/expire', (c) => {
    const charge = charges.get(c.req.param('id'));
    if (charge?.status !== 'pending')
      return c.json(error('invalid_charge', 'charge is not pending'), 400);
    charge.status = 'expired';
    return c.json(charge);
  });

  app.get('/charges/:id/refunds', (c) =>
    c.json({ object: 'list', data: refunds.get(c.req.param('id')) ?? [] }),
  );

  app.post('/charges/:id/refunds', async (c) => {
    const id = c.req.param('id');
    const { amount, metadata } = await c.req.json<{ amount: number; metadata: Json }>();
    const refund = give(id, amount, metadata);
    return refund ? c.json(refund) : c.json(error('failed_refund', 'cannot be refunded'), 400);
  });

  function give(id: string, amount: number, metadata: Json): Json | undefined {
    const charge = charges.get(id);
    if (charge?.status !== 'successful' || charge.refunded_amount + amount > charge.amount)
      return undefined;
    charge.refunded_amount += amount;
    const refund = { object: 'refund', id: `rfnd_${randomUUID()}`, amount, metadata, charge: id };
    const made = { ...refund, status: options.refund };
    refunds.set(id, [...(refunds.get(id) ?? []), made]);
    return made;
  }

  /** Signed callback as sent by Omise at that time. */
  function callback(key: string, data: Json, now: Date): { body: string; headers: HeadersInit } {
    const body = JSON.stringify({ object: 'event', id: `evnt_${randomUUID()}`, key, data });
    const stamp = String(Math.floor(now.getTime() / 1_000));
    const hmac = createHmac('sha256', Buffer.from(WEBHOOK_SECRET, 'base64'));
    const signature = hmac.update(`${stamp}.${body}`).digest('hex');
    return {
      body,
      headers: { 'Omise-Signature': signature, 'Omise-Signature-Timestamp': stamp },
    };
  }

  function chargeOf(paymentId: string): Charge {
    const charge = [...charges.values()].findLast(
      ({ metadata }) => metadata['payment_id'] === paymentId,
    );
    if (!charge) throw new Error('Omise has no such charge');
    return charge;
  }

  const listening = await listen(app);
  ({ url } = listening);
  return {
    settings: {
      publicKey: 'pkey_test_stand_in',
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      apiUrl: url,
    },
    charges,
    refunds,
    faults,
    asked,
    options,
    chargeOf,
    callback,
    /** Manual refund on Omise's dashboard. */
    refundByHand: (id: string, amount: number) => give(id, amount, {}),
    close: () => listening.close(),
  };
}

export type OmiseStandIn = Awaited<ReturnType<typeof startOmise>>;
