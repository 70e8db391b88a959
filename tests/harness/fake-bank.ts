import { createHmac, randomUUID } from 'node:crypto';
import type {
  ChargeRequest,
  PaymentProvider,
  RawCallback,
} from '../../server/modules/payments/ports.ts';
import type { PaymentEvent } from '../../server/core/kept-payments.ts';

const SECRET = 'a secret of the bank for tests only';
const MAX_AGE_MS = 300_000;

export type Fault = 'away' | 'answer lost' | 'refuses refunds' | 'refunds later';

interface Charged extends ChargeRequest {
  readonly providerRef: string;
}

/** In-memory gateway with signed callbacks and fault injection. */
export function createFakeBank() {
  const charges = new Map<string, Charged>();
  const decided = new Map<string, PaymentEvent>();
  const refunded = new Set<string>();
  const returned: { paymentId: string; providerRef: string; amount: number }[] = [];
  const cancelled = new Set<string>();
  const faults = new Set<Fault>();
  const asked: string[] = [];

  const sign = (at: string, body: string) =>
    createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex');

  const provider: PaymentProvider = {
    name: 'sandbox',
    methods: ['kbank_card', 'truemoney', 'qr'],
    charge: (request) => {
      asked.push(`charge ${request.paymentId}`);
      if (faults.has('away')) return Promise.reject(new Error('the bank is away'));
      const providerRef = charges.get(request.paymentId)?.providerRef ?? `ch_${randomUUID()}`;
      charges.set(request.paymentId, { ...request, providerRef });
      if (faults.has('answer lost')) return Promise.reject(new Error('the answer is lost'));
      const url = `https://bank.test/pay/${providerRef}`;
      if (request.method !== 'qr') {
        return Promise.resolve({ providerRef, nextAction: { type: 'redirect', url } });
      }
      const until = request.expiresAt.toISOString();
      const qr = {
        type: 'qr',
        payload: `QR${providerRef}`,
        expires_at: until,
        demo_url: url,
      } as const;
      return Promise.resolve({ providerRef, nextAction: qr });
    },
    read: ({ headers, body }, now) => {
      const at = headers.get('bank-time') ?? '';
      const age = Math.abs(now.getTime() - Number(at));
      const isGenuine = headers.get('bank-signature') === sign(at, body) && age <= MAX_AGE_MS;
      return Promise.resolve(isGenuine ? (JSON.parse(body) as PaymentEvent) : 'forged');
    },
    find: ({ paymentId }) =>
      faults.has('away')
        ? Promise.reject(new Error('the bank is away'))
        : Promise.resolve(decided.get(paymentId)),
    cancel: ({ paymentId }) => {
      asked.push(`cancel ${paymentId}`);
      if (faults.has('away')) return Promise.reject(new Error('the bank is away'));
      if (!charges.has(paymentId)) return Promise.resolve('unknown');
      cancelled.add(paymentId);
      return Promise.resolve('closed');
    },
    refund: ({ paymentId, providerRef, amount }) => {
      asked.push(`refund ${paymentId}`);
      if (faults.has('away')) return Promise.reject(new Error('the bank is away'));
      if (faults.has('refuses refunds')) return Promise.resolve('refused');
      if (faults.has('refunds later')) return Promise.resolve('pending');
      refunded.add(paymentId);
      returned.push({ paymentId, providerRef, amount });
      return Promise.resolve('refunded');
    },
  };

  function event(
    paymentId: string,
    kind: PaymentEvent['kind'],
    changes: Partial<PaymentEvent> = {},
  ): PaymentEvent {
    const charge = charges.get(paymentId);
    return {
      eventId: `ev_${randomUUID()}`,
      providerRef: charge?.providerRef ?? 'ch_unknown',
      paymentId,
      kind,
      amount: charge?.amount ?? 0,
      currency: 'THB',
      failure: kind === 'failed' ? 'declined' : undefined,
      occurredAt: new Date().toISOString(),
      ...changes,
    };
  }

  function callback(
    event: PaymentEvent,
    now: Date,
  ): Pick<RawCallback, 'body'> & { headers: Record<string, string> } {
    const body = JSON.stringify(event);
    const at = String(now.getTime());
    return { body, headers: { 'bank-time': at, 'bank-signature': sign(at, body) } };
  }

  return {
    provider,
    charges,
    refunded,
    returned,
    cancelled,
    faults,
    event,
    callback,
    /** Decides a charge at the bank, without a callback. */
    decide: (event: PaymentEvent) => decided.set(event.paymentId, event),
    asked,
  };
}
