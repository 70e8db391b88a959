import type { OnlineMethod } from '../../../../lib/api/contract/order-values.ts';
import { brand } from '../../../../lib/brand.ts';
import type { OmiseSettings } from '../../../config-payments.ts';
import type {
  Charge,
  ChargeRequest,
  HostedFields,
  NextAction,
  PaymentProvider,
} from '../../../domain/payments/ports.ts';
import { askJson, isRefusal, parseJson, understood, type JsonAnswer } from '../ask-json.ts';
import { hostedFormUrl } from '../hosted-url.ts';
import { paymentIdOf, toEvent } from './events.ts';
import { isFromOmise } from './signature.ts';
import {
  chargeSchema,
  eventSchema,
  refundSchema,
  searchSchema,
  type OmiseCharge,
  type OmiseEvent,
} from './wire.ts';

const WHO = 'Omise';
const VERSION = '2019-05-29';
const SCRIPTS = 'https://cdn.omise.co';
const VAULT = 'https://vault.omise.co';

/** TrueMoney's own page asks for the phone number, so that the shop need not. */
const SOURCES = { truemoney: 'truemoney_jumpapp', qr: 'promptpay' } as const;

function nextActionOf(charge: OmiseCharge, { returnUrl, expiresAt }: ChargeRequest): NextAction {
  const code = charge.source?.scannable_code;
  if (typeof code?.raw_data === 'string' && code.raw_data !== '') {
    const until = expiresAt.toISOString();
    return { type: 'qr', payload: code.raw_data, expires_at: until, demo_url: null };
  }
  return {
    type: 'redirect',
    url: code?.image.download_uri ?? charge.authorize_uri ?? returnUrl,
  };
}

function toCharge(charge: OmiseCharge, request: ChargeRequest): Charge {
  return { providerRef: charge.id, nextAction: nextActionOf(charge, request) };
}

function chargeIdOf({ key, data }: OmiseEvent): string | undefined {
  if (key.startsWith('charge.') && data.object === 'charge') return data.id;
  return key.startsWith('refund.') ? (data.charge ?? undefined) : undefined;
}

/** Omise (Opn Payments): cards by token from its own form, TrueMoney by redirect, PromptPay by code. */
export function createOmise(
  settings: OmiseSettings,
  methods: readonly OnlineMethod[],
): PaymentProvider {
  const { apiUrl, publicKey, secretKey, webhookSecret } = settings;

  async function ask(path: string, body?: object): Promise<JsonAnswer> {
    const headers = {
      Authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      'Omise-Version': VERSION,
    };
    return askJson(`${apiUrl}${path}`, body ? { method: 'POST', headers, body } : { headers });
  }

  async function byId(id: string): Promise<OmiseCharge | undefined> {
    const answer = await ask(`/charges/${encodeURIComponent(id)}`);
    return answer.status === 404 ? undefined : understood(chargeSchema, answer, WHO);
  }

  /** A charge whose answer got lost is known by what it carries. */
  async function byPayment(paymentId: string): Promise<OmiseCharge | undefined> {
    const query = new URLSearchParams({ scope: 'charge', query: paymentId });
    const answer = await ask(`/search?${query.toString()}`);
    const { data } = understood(searchSchema, answer, WHO);
    return data.find((charge) => paymentIdOf(charge) === paymentId);
  }

  async function create(request: ChargeRequest, by: object): Promise<Charge> {
    const answer = await post(request, by);
    return toCharge(understood(chargeSchema, answer, WHO), request);
  }

  async function post(request: ChargeRequest, by: object): Promise<JsonAnswer> {
    const { paymentId, orderId, amount, currency, returnUrl, webhookUrl } = request;
    const secure = webhookUrl.startsWith('https:');
    return ask('/charges', {
      amount,
      currency: currency.toLowerCase(),
      description: `${brand.name} ${orderId}`,
      return_uri: returnUrl,
      metadata: { payment_id: paymentId, order_id: orderId },
      ...(secure && { webhook_endpoints: [webhookUrl] }),
      ...by,
    });
  }

  const hosted: HostedFields = {
    form: ({ amount }) => ({
      script: `${SCRIPTS}/omise.js`,
      attributes: {
        'data-key': publicKey,
        'data-amount': String(amount),
        'data-currency': 'THB',
        'data-default-payment-method': 'credit_card',
        'data-frame-label': brand.name,
      },
      tokenField: 'omiseToken',
      origins: [SCRIPTS, VAULT, apiUrl],
    }),
    charge: async (request, token) => {
      const answer = await post(request, { card: token });
      if (isRefusal(answer)) return 'refused';
      return toCharge(understood(chargeSchema, answer, WHO), request);
    },
  };

  return {
    name: 'omise',
    methods,
    charge: async (request) => {
      const { method, paymentId } = request;
      if (method === 'kbank_card') {
        return { nextAction: { type: 'redirect', url: hostedFormUrl(request) } };
      }
      const known = await byPayment(paymentId);
      if (known) return toCharge(known, request);
      return create(request, {
        source: { type: SOURCES[method] },
        ...(method === 'qr' && { expires_at: request.expiresAt.toISOString() }),
      });
    },
    hosted,
    read: async ({ headers, body }, now) => {
      if (!isFromOmise({ headers, body }, webhookSecret, now)) return 'forged';
      const event = eventSchema.safeParse(parseJson(body));
      const chargeId = event.success ? chargeIdOf(event.data) : undefined;
      // What counts is what Omise says when it is asked.
      const charge = chargeId === undefined ? undefined : await byId(chargeId);
      return (charge && toEvent(charge, now)) ?? 'ignored';
    },
    find: async ({ paymentId, providerRef }) => {
      const charge = await (providerRef === null ? byPayment(paymentId) : byId(providerRef));
      return charge && toEvent(charge, new Date());
    },
    cancel: async ({ paymentId, providerRef }) => {
      const charge = await (providerRef === null ? byPayment(paymentId) : byId(providerRef));
      if (!charge) return 'unknown';
      if (charge.status !== 'pending') return 'closed';
      const answer = await ask(`/charges/${encodeURIComponent(charge.id)}/expire`, {});
      // A charge that cannot expire early ends by its own time.
      if (!isRefusal(answer)) understood(chargeSchema, answer, WHO);
      return 'closed';
    },
    refund: async ({ providerRef, amount }) => {
      const charge = await byId(providerRef);
      if (!charge) return 'refused';
      if ((charge.refunded_amount ?? 0) >= amount) return 'refunded';
      const path = `/charges/${encodeURIComponent(providerRef)}/refunds`;
      const answer = await ask(path, { amount });
      if (isRefusal(answer)) return 'refused';
      const { status } = understood(refundSchema, answer, WHO);
      return status === 'pending' ? 'pending' : 'refunded';
    },
  };
}
