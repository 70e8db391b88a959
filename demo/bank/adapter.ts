import type {
  Charge,
  ChargeRequest,
  PaymentProvider,
} from '../../server/modules/payments/ports.ts';
import type { PaymentEvent } from '../../server/core/kept-payments.ts';
import type { OnlineMethod } from '../../lib/checkout/contract-values.ts';
import { isSigned } from './signature.ts';
import {
  bankEventSchema,
  chargeAnswerSchema,
  type BankEvent,
  type ChargeAnswer,
  type ChargeOrder,
} from './wire.ts';

export interface SandboxOptions {
  /** Internal address of the bank, which may differ from the public one. */
  readonly apiUrl: string;
  readonly secret: string;
  readonly methods: readonly OnlineMethod[];
  readonly timeoutMs?: number;
}

const KINDS = {
  'charge.succeeded': 'succeeded',
  'charge.failed': 'failed',
  'charge.cancelled': 'cancelled',
  'charge.expired': 'expired',
  'charge.refunded': 'refunded',
} as const;

function neutral({ id, type, created_at, charge }: BankEvent): PaymentEvent {
  return {
    eventId: id,
    providerRef: charge.id,
    paymentId: charge.payment_id,
    kind: KINDS[type],
    amount: charge.refunded ?? charge.amount,
    currency: charge.currency,
    failure: charge.failure ?? undefined,
    unasked: charge.unasked,
    occurredAt: created_at,
  };
}

function toOrder(request: ChargeRequest): ChargeOrder {
  return {
    payment_id: request.paymentId,
    order_id: request.orderId,
    method: request.method,
    amount: request.amount,
    currency: request.currency,
    locale: request.locale,
    return_url: request.returnUrl,
    webhook_url: request.webhookUrl,
    expires_at: request.expiresAt.toISOString(),
  };
}

function toCharge(answer: ChargeAnswer, { expiresAt }: ChargeRequest): Charge {
  const { id: providerRef, page_url: url, qr_payload: payload } = answer;
  if (payload === null) return { providerRef, nextAction: { type: 'redirect', url } };
  const until = expiresAt.toISOString();
  return { providerRef, nextAction: { type: 'qr', payload, expires_at: until, demo_url: url } };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The sandbox bank as a payment provider over real HTTP. */
export function createSandbox(options: SandboxOptions): PaymentProvider {
  const { apiUrl, secret, methods, timeoutMs = 10_000 } = options;

  async function ask(path: string, body?: object): Promise<Response> {
    return fetch(`${apiUrl}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  async function understand(answer: Response): Promise<ChargeAnswer> {
    if (!answer.ok) throw new Error(`the sandbox bank answered ${String(answer.status)}`);
    return chargeAnswerSchema.parse(await answer.json());
  }

  return {
    name: 'sandbox',
    methods,
    charge: async (request) =>
      toCharge(await understand(await ask('/charges', toOrder(request))), request),
    read: async ({ headers, body }, now) => {
      if (!isSigned(secret, headers, body, now)) return 'forged';
      const event = bankEventSchema.safeParse(parse(body));
      return event.success ? neutral(event.data) : 'ignored';
    },
    find: async ({ paymentId }) => {
      const answer = await ask(`/charges?payment_id=${encodeURIComponent(paymentId)}`);
      if (answer.status === 404) return undefined;
      const last = (await understand(answer)).events.at(-1);
      return last && neutral(last);
    },
    cancel: async ({ paymentId }) => {
      const answer = await ask('/cancellations', { payment_id: paymentId });
      if (answer.status === 404) return 'unknown';
      await understand(answer);
      return 'closed';
    },
    refund: async ({ paymentId, amount, paid }) => {
      const answer = await ask('/refunds', { payment_id: paymentId, amount, paid });
      if (answer.status === 404 || answer.status === 409) return 'refused';
      await understand(answer);
      return 'refunded';
    },
  };
}
