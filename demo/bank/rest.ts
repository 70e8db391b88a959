import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Ledger } from './ledger.ts';
import type { BankStore } from './store.ts';
import {
  cancellationSchema,
  chargeRequestSchema,
  refundSchema,
  type BankCharge,
  type ChargeAnswer,
} from './wire.ts';

export interface RestParts {
  readonly store: BankStore;
  readonly ledger: Ledger;
  readonly secret: string;
  readonly url: string;
  readonly timeoutMs: number;
  readonly stop: AbortSignal;
}

function isBearer(header: string | undefined, secret: string): boolean {
  const given = Buffer.from(header ?? '');
  const right = Buffer.from(`Bearer ${secret}`);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The bank's API for the shop: charges and refunds, idempotent per payment. */
export function createRest({ store, ledger, secret, url, timeoutMs, stop }: RestParts) {
  const answerOf = (charge: BankCharge): ChargeAnswer => ({
    id: charge.id,
    payment_id: charge.payment_id,
    status: charge.status,
    qr_payload: charge.qr_payload,
    events: charge.events,
    page_url: `${url}/pay/${charge.id}`,
  });

  const app = new Hono();
  app.use(async (c, next) => {
    if (!isBearer(c.req.header('Authorization'), secret)) {
      return c.json({ message: 'Wrong key' }, 401);
    }
    await next();
    await store.save();
    if (store.state.switches.timeout) {
      await sleep(timeoutMs, undefined, { signal: stop }).catch(() => undefined);
      c.res = c.json({ message: 'Too late' }, 504);
    }
    return undefined;
  });
  app.post('/charges', async (c) => {
    const order = chargeRequestSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!order.success) return c.json({ message: order.error.message }, 422);
    const charge = ledger.open(order.data);
    if (charge === 'conflict') return c.json({ message: 'Another amount before' }, 409);
    return c.json(answerOf(charge), 201);
  });
  app.get('/charges', (c) => {
    const charge = ledger.findByPayment(c.req.query('payment_id') ?? '');
    return charge ? c.json(answerOf(charge)) : c.json({ message: 'No such charge' }, 404);
  });
  app.post('/cancellations', async (c) => {
    const wish = cancellationSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!wish.success) return c.json({ message: wish.error.message }, 422);
    const charge = ledger.findByPayment(wish.data.payment_id);
    if (!charge) return c.json({ message: 'No such charge' }, 404);
    // A decided charge stays so; the answer tells its state.
    ledger.letGo(charge);
    return c.json(answerOf(charge));
  });
  app.post('/refunds', async (c) => {
    const wish = refundSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!wish.success) return c.json({ message: wish.error.message }, 422);
    const { payment_id: paymentId, paid, amount, unasked } = wish.data;
    const charge = ledger.findByPayment(paymentId) ?? ledger.adopt(paymentId, paid, url);
    if (!charge) return c.json({ message: 'No such charge' }, 404);
    const done = unasked ? ledger.refundUnasked(charge, amount) : ledger.refund(charge, amount);
    if (!done) return c.json({ message: 'Not refundable' }, 409);
    return c.json(answerOf(charge));
  });
  return app;
}
