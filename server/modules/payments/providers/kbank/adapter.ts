import { createHash, timingSafeEqual } from 'node:crypto';
import type { OnlineMethod } from '../../../../../lib/checkout/contract-values.ts';
import { brand } from '../../../../../lib/brand.ts';
import { fromBaht, toBaht } from '../../../../core/money.ts';
import type { KbankSettings } from '../../../../config/payments.ts';
import type { Charge, ChargeRequest, HostedFields, PaymentProvider, Refused } from '../../ports.ts';
import { isRefusal, parseJson, understood } from '../ask-json.ts';
import { hostedFormUrl } from '../hosted-url.ts';
import { pictureOf } from '../picture.ts';
import { refusedBy } from '../refusals.ts';
import { type KbankClient, WHO, createKbankClient, isCode } from './client.ts';
import { stateOf, toEvent } from './events.ts';
import {
  type KbankCallback,
  type KbankCharge,
  callbackSchema,
  chargeSchema,
  qrCodeSchema,
  qrOrderSchema,
} from './wire.ts';

type Returned = Awaited<ReturnType<PaymentProvider['refund']>>;

/**
 * KBank's K-Payment gateway. Cards are entered into fields that its script adds to our form page; the resulting token
 * is charged, followed by a 3-D Secure redirect. A Thai QR is an order whose code the bank draws.
 */
export function createKbank(
  settings: KbankSettings,
  methods: readonly OnlineMethod[],
): PaymentProvider {
  const client = createKbankClient(settings);
  const { apiUrl, uiUrl, publicKey, secretKey, merchantId } = settings;

  const hosted: HostedFields = {
    form: ({ amount }) => ({
      script: `${uiUrl}/ui/v2/kpayment.min.js`,
      attributes: {
        'data-apikey': publicKey,
        'data-amount': toBaht(amount).toFixed(2),
        'data-currency': 'THB',
        'data-payment-methods': 'card',
        'data-name': brand.name,
        'data-mid': merchantId,
      },
      tokenField: 'token',
      origins: [uiUrl, apiUrl],
    }),
    charge: async (request, token) => {
      const answer = await client.charge(request, token);
      if (isRefusal(answer)) return refusedBy(answer, 'declined');
      const charge = understood(chargeSchema, answer, WHO);
      const url = charge.redirect_url ?? request.returnUrl;
      return { providerRef: charge.id, nextAction: { type: 'redirect', url } };
    },
  };

  return {
    name: 'kbank',
    methods,
    charge: async (request) =>
      request.method === 'qr'
        ? chargeByCode(client, request)
        : { nextAction: { type: 'redirect', url: hostedFormUrl(request) } },
    hosted,
    read: async ({ body }, now) => {
      const callback = callbackSchema.safeParse(parseJson(body));
      if (!callback.success || !hasChecksum(callback.data, secretKey)) return 'forged';
      const { id, order_id: orderId, source } = callback.data;
      // Callbacks carry no timestamp. Replays are harmless, because the state comes from the bank.
      const charge = await client.inquire(source?.object === 'qr' && orderId ? orderId : id);
      return (charge && toEvent(charge, now)) ?? 'ignored';
    },
    find: async ({ paymentId, providerRef }) => {
      const charge = await client.inquire(providerRef ?? paymentId);
      return charge ? toEvent(charge, new Date()) : 'unknown';
    },
    cancel: async ({ code }) => {
      // A card's form ends with the attempt, and its 3-D Secure page expires.
      if (!code) return 'closed';
      const answer = await client.cancelCode(code);
      // Refused if already paid or expired.
      if (!answer.ok && !isRefusal(answer))
        throw new Error(`${WHO} answered ${String(answer.status)}`);
      return 'closed';
    },
    refund: async ({ providerRef, amount, unasked = 0, isFirst = false }) => {
      const charge = await client.inquire(providerRef);
      if (!charge) return 'refused';
      const done = toEvent(charge, new Date());
      if (done?.kind === 'refunded') {
        const isThis = done.amountUnknown ? !isFirst : done.amount >= unasked + amount;
        return isThis ? 'refunded' : 'refused';
      }
      return returnPaid(client, charge, amount);
    },
  };
}

async function chargeByCode(
  client: KbankClient,
  request: ChargeRequest,
): Promise<Charge | Refused> {
  const ordered = await client.order(request);
  if (isRefusal(ordered)) return refusedBy(ordered, 'provider_error');
  const order = understood(qrOrderSchema, ordered, WHO);
  const drawn = await client.draw(request, order.id);
  if (isRefusal(drawn)) return refusedBy(drawn, 'provider_error');
  const code = understood(qrCodeSchema, drawn, WHO);
  const life = code.expire_time_seconds ?? order.expire_time_seconds;
  const bytes = code.image_with_base64.replace(/^data:[^,]*,/, '');
  return {
    providerRef: order.id,
    nextAction: {
      type: 'qr_picture',
      ...pictureOf(Buffer.from(bytes, 'base64')),
      expires_at: request.expiresAt.toISOString(),
      code: code.id,
    },
    ...(life !== undefined && { lifeMs: life * 1_000 }),
  };
}

/**
 * Void before settlement, refund afterwards. A void is total, so partial refunds of cards wait. Codes can be voided
 * but not refunded; staff transfer the money instead.
 */
function wayBack(
  state: ReturnType<typeof stateOf>,
  method: 'card' | 'qr',
  isPart: boolean,
): 'void' | 'refund' | 'pending' | 'refused' {
  if (state === 'settled') return method === 'qr' ? 'refused' : 'refund';
  if (state !== 'authorized') return 'refused';
  if (!isPart) return 'void';
  return method === 'qr' ? 'refused' : 'pending';
}

async function returnPaid(
  client: KbankClient,
  charge: KbankCharge,
  amount: number,
): Promise<Returned> {
  const method = isCode(charge.order_id ?? '') ? 'qr' : 'card';
  const way = wayBack(stateOf(charge), method, amount < fromBaht(charge.amount));
  if (way === 'refused' || way === 'pending') return way;
  const answer = await (way === 'void'
    ? client.void(method, charge.id)
    : client.refund(charge.id, amount));
  if (isRefusal(answer)) return 'refused';
  const after = understood(chargeSchema, answer, WHO);
  return toEvent(after, new Date())?.kind === 'refunded' ? 'refunded' : 'pending';
}

type Signed = Pick<KbankCallback, 'id' | 'amount' | 'currency' | 'status' | 'transaction_state'>;

/** SHA-256 over the concatenated id, amount with four decimals, currency, status, state and secret key. */
export function checksumOf(callback: Signed, secretKey: string): string {
  const { id, amount, currency, status, transaction_state: state } = callback;
  const text = `${id}${amount.toFixed(4)}${currency}${status}${state}${secretKey}`;
  return createHash('sha256').update(text).digest('hex');
}

export function hasChecksum(callback: KbankCallback, secretKey: string): boolean {
  const given = Buffer.from(callback.checksum.toLowerCase());
  const right = Buffer.from(checksumOf(callback, secretKey));
  return given.length === right.length && timingSafeEqual(given, right);
}
