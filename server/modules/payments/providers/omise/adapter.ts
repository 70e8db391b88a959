import type { OnlineMethod } from '../../../../../lib/checkout/contract-values.ts';
import { brand } from '../../../../../lib/brand.ts';
import type { OmiseSettings } from '../../../../config/payments.ts';
import type { AmountRange, HostedFields, PaymentProvider } from '../../ports.ts';
import type { PaymentEvent } from '../../../../core/kept-payments.ts';
import { isRefusal, parseJson, understood } from '../ask-json.ts';
import { hostedFormUrl } from '../hosted-url.ts';
import { refusedBy } from '../refusals.ts';
import { createOmiseClient, WHO, type OmiseClient } from './client.ts';
import { paymentIdOf, toEvent, toRefundEvent } from './events.ts';
import { toCharge } from './next-action.ts';
import { isFromOmise } from './signature.ts';
import {
  chargeSchema,
  eventSchema,
  refundSchema,
  type OmiseEvent,
  type OmiseRefund,
} from './wire.ts';

const SCRIPTS = 'https://cdn.omise.co';
const VAULT = 'https://vault.omise.co';

/** TrueMoney's page asks for the phone number itself. */
const SOURCES = { truemoney: 'truemoney_jumpapp', qr: 'promptpay' } as const;

/** docs.omise.co, "Limits" of "PromptPay" and "TrueMoney App Redirection". */
const RANGES: Partial<Record<OnlineMethod, AmountRange>> = {
  truemoney: { min: 2_000, max: 10_000_000 },
  qr: { min: 2_000, max: 15_000_000 },
};

type Returned = Awaited<ReturnType<PaymentProvider['refund']>>;

/** Omise (Opn Payments): cards by token from its form, TrueMoney by redirect, PromptPay by code. */
export function createOmise(
  settings: OmiseSettings,
  methods: readonly OnlineMethod[],
): PaymentProvider {
  const client = createOmiseClient(settings);
  const { apiUrl, webhookSecret } = settings;

  const hosted: HostedFields = {
    form: ({ amount }, locale) => ({
      script: `${SCRIPTS}/omise.js`,
      attributes: {
        'data-key': settings.publicKey,
        'data-amount': String(amount),
        'data-currency': 'THB',
        'data-locale': locale,
        'data-default-payment-method': 'credit_card',
        'data-frame-label': brand.name,
      },
      tokenField: 'omiseToken',
      origins: [SCRIPTS, VAULT, apiUrl],
    }),
    charge: async (request, token) => {
      const answer = await client.charge(request, { card: token });
      if (isRefusal(answer)) return refusedBy(answer, 'declined');
      return toCharge({ charge: understood(chargeSchema, answer, WHO) }, request, apiUrl);
    },
  };

  return {
    name: 'omise',
    methods,
    ranges: RANGES,
    charge: async (request) => {
      const { method, expiresAt } = request;
      if (method === 'kbank_card') {
        return { nextAction: { type: 'redirect', url: hostedFormUrl(request) } };
      }
      const known = await client.byPayment(request.paymentId);
      if (known) return toCharge({ charge: known, foundAgain: true }, request, apiUrl);
      const answer = await client.charge(request, {
        source: { type: SOURCES[method] },
        ...(method === 'qr' && { expires_at: expiresAt.toISOString() }),
      });
      if (isRefusal(answer)) return refusedBy(answer, 'provider_error');
      return toCharge({ charge: understood(chargeSchema, answer, WHO) }, request, apiUrl);
    },
    hosted,
    read: async ({ headers, body }, now) => {
      if (!isFromOmise({ headers, body }, webhookSecret, now)) return 'forged';
      const event = eventSchema.safeParse(parseJson(body));
      return event.success
        ? ((await paymentEventOf(client, event.data, now)) ?? 'ignored')
        : 'ignored';
    },
    find: async ({ paymentId, providerRef }) => {
      const charge = await (providerRef === null
        ? client.byPayment(paymentId)
        : client.byId(providerRef));
      return charge ? toEvent(charge, new Date()) : 'unknown';
    },
    cancel: async ({ paymentId, providerRef }) => {
      const charge = await (providerRef === null
        ? client.byPayment(paymentId)
        : client.byId(providerRef));
      if (!charge) return 'unknown';
      if (charge.status !== 'pending') return 'closed';
      const answer = await client.expire(charge.id);
      // A charge that cannot be expired early expires by itself.
      if (!isRefusal(answer)) understood(chargeSchema, answer, WHO);
      return 'closed';
    },
    refund: (refund) => giveBack(client, refund),
  };
}

/** Fetches the charge of an event from Omise; the event's own data is not trusted. */
async function paymentEventOf(
  client: OmiseClient,
  { key, data }: OmiseEvent,
  now: Date,
): Promise<PaymentEvent | undefined> {
  if (key.startsWith('charge.') && data.object === 'charge') {
    const charge = await client.byId(data.id);
    return charge && toEvent(charge, now);
  }
  if (!key.startsWith('refund.') || !data.charge) return undefined;
  const charge = await client.byId(data.charge);
  return charge && toRefundEvent(charge, now);
}

interface Refund {
  readonly paymentId: string;
  readonly providerRef: string;
  readonly amount: number;
}

/** Reuses an existing refund of ours; refunds made on the dashboard are not ours. */
async function giveBack(
  client: OmiseClient,
  { paymentId, providerRef, amount }: Refund,
): Promise<Returned> {
  const charge = await client.byId(providerRef);
  if (!charge) return 'refused';
  const made = await client.refunds(providerRef);
  const ours = made.find((refund) => paymentIdOf(refund) === paymentId);
  if (ours) return outcomeOf(ours);
  if ((charge.refunded_amount ?? 0) >= charge.amount) return 'refunded';
  const answer = await client.refund(providerRef, paymentId, amount);
  return isRefusal(answer) ? 'refused' : outcomeOf(understood(refundSchema, answer, WHO));
}

function outcomeOf({ status }: OmiseRefund): Returned {
  if (status === 'failed') return 'refused';
  // Card refunds are immediate and have no status.
  return status === 'closed' || !status ? 'refunded' : 'pending';
}
