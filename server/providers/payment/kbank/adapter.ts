import type { OnlineMethod } from '../../../../lib/api/contract/order-values.ts';
import { brand } from '../../../../lib/brand.ts';
import type { KbankSettings } from '../../../config-payments.ts';
import { fromBaht, toBaht } from '../../../domain/kernel/money.ts';
import type {
  Charge,
  ChargeRequest,
  HostedFields,
  HostedForm,
  PaymentProvider,
} from '../../../domain/payments/ports.ts';
import { askJson, isRefusal, parseJson, understood, type JsonAnswer } from '../ask-json.ts';
import { hostedFormUrl } from '../hosted-url.ts';
import { hasChecksum } from './checksum.ts';
import { toEvent } from './events.ts';
import { callbackSchema, chargeSchema, qrOrderSchema, type KbankCharge } from './wire.ts';

const WHO = 'the K-Payment gateway';

type Returned = Awaited<ReturnType<PaymentProvider['refund']>>;

/**
 * KBank's K-Payment gateway. Cards are typed into fields that its script puts into our form page; the token that
 * comes back is charged, and 3-D Secure follows by redirect. A Thai QR is an order that the same script shows.
 */
export function createKbank(
  settings: KbankSettings,
  methods: readonly OnlineMethod[],
): PaymentProvider {
  const { apiUrl, uiUrl, publicKey, secretKey, merchantId, terminalId } = settings;

  async function ask(path: string, body?: object): Promise<JsonAnswer> {
    const headers = { 'x-api-key': secretKey };
    return askJson(`${apiUrl}${path}`, body ? { method: 'POST', headers, body } : { headers });
  }

  function described({ paymentId, orderId, amount, currency }: ChargeRequest) {
    return {
      amount: toBaht(amount),
      currency,
      description: `${brand.name} ${orderId}`,
      reference_order: paymentId,
      ref_1: orderId,
    };
  }

  /** A charge by its own id or by our reference, a code by its order. */
  async function inquire(ref: string): Promise<KbankCharge | undefined> {
    const path = ref.startsWith('order_') ? '/qr/v2/qr/' : '/card/v2/charge/';
    const answer = await ask(path + encodeURIComponent(ref));
    return answer.status === 404 ? undefined : understood(chargeSchema, answer, WHO);
  }

  async function chargeToken(request: ChargeRequest, token: string): Promise<Charge | 'refused'> {
    const additional = { mid: merchantId, ...(terminalId && { tid: terminalId }) };
    const answer = await ask('/card/v2/charge', {
      ...described(request),
      source_type: 'card',
      mode: 'token',
      token,
      additional_data: additional,
    });
    if (isRefusal(answer)) return 'refused';
    const charge = understood(chargeSchema, answer, WHO);
    const url = charge.redirect_url ?? request.returnUrl;
    return { providerRef: charge.id, nextAction: { type: 'redirect', url } };
  }

  function form({ method, amount, providerRef }: Parameters<HostedFields['form']>[0]): HostedForm {
    return {
      script: `${uiUrl}/ui/v2/kpayment.min.js`,
      attributes: {
        'data-apikey': publicKey,
        'data-amount': toBaht(amount).toFixed(2),
        'data-currency': 'THB',
        'data-payment-methods': method === 'qr' ? 'qr' : 'card',
        'data-name': brand.name,
        'data-mid': merchantId,
        ...(method === 'qr' && providerRef !== null && { 'data-order-id': providerRef }),
      },
      tokenField: 'token',
      origins: [uiUrl, apiUrl],
    };
  }

  /** Before the day is settled a charge is voided, afterwards refunded. A void is of all of it: a part waits. */
  async function returnPaid(charge: KbankCharge, amount: number): Promise<Returned> {
    const state = charge.transaction_state.toLowerCase();
    if (state !== 'authorized' && state !== 'settled') return 'refused';
    if (state === 'authorized' && amount < fromBaht(charge.amount)) return 'pending';
    const path = `/card/v2/charge/${encodeURIComponent(charge.id)}`;
    const reason = 'returned by the shop';
    const answer = await (state === 'authorized'
      ? ask(`${path}/void`, { reason })
      : ask(`${path}/refund`, { amount: toBaht(amount), reason }));
    if (isRefusal(answer)) return 'refused';
    const after = understood(chargeSchema, answer, WHO);
    return toEvent(after, new Date())?.kind === 'refunded' ? 'refunded' : 'pending';
  }

  return {
    name: 'kbank',
    methods,
    charge: async (request) => {
      const nextAction = { type: 'redirect', url: hostedFormUrl(request) } as const;
      if (request.method !== 'qr') return { nextAction };
      const order = await ask('/qr/v2/order', { ...described(request), source_type: 'qr' });
      return { providerRef: understood(qrOrderSchema, order, WHO).id, nextAction };
    },
    hosted: { form, charge: chargeToken },
    read: async ({ body }, now) => {
      const callback = callbackSchema.safeParse(parseJson(body));
      if (!callback.success || !hasChecksum(callback.data, secretKey)) return 'forged';
      const { id, order_id: orderId, source } = callback.data;
      // Callbacks carry no moment: an old one is harmless, since what counts is what the bank says now.
      const charge = await inquire(source?.object === 'qr' && orderId ? orderId : id);
      return (charge && toEvent(charge, now)) ?? 'ignored';
    },
    find: async ({ paymentId, providerRef }) => {
      const charge = await inquire(providerRef ?? paymentId);
      return charge && toEvent(charge, new Date());
    },
    refund: async ({ providerRef, amount }) => {
      // Codes have no refund in the interface: people transfer the money back.
      if (providerRef.startsWith('order_')) return 'refused';
      const charge = await inquire(providerRef);
      if (!charge) return 'refused';
      if (toEvent(charge, new Date())?.kind === 'refunded') return 'refunded';
      return returnPaid(charge, amount);
    },
  };
}
