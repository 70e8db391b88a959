import { brand } from '../../../../../lib/brand.ts';
import type { KbankSettings } from '../../../../config/payments.ts';
import { toBaht } from '../../../../core/money.ts';
import type { ChargeRequest } from '../../ports.ts';
import { askJson, isRefusal, understood, type JsonAnswer } from '../ask-json.ts';
import { chargeSchema, type KbankCharge } from './wire.ts';

export const WHO = 'the K-Payment gateway';
const REASON = 'returned by the shop';

/** Codes are identified by their order, cards by their charge; the API has separate calls for both. */
export function isCode(providerRef: string): boolean {
  return providerRef.startsWith('order_');
}

/** Calls of the K-Payment gateway in use. */
export interface KbankClient {
  /** A charge by its id or our reference, a code by its order; undefined if unknown to the bank. */
  inquire(ref: string): Promise<KbankCharge | undefined>;
  charge(request: ChargeRequest, token: string): Promise<JsonAnswer>;
  order(request: ChargeRequest): Promise<JsonAnswer>;
  /** Creates the code of an order. */
  draw(request: ChargeRequest, orderId: string): Promise<JsonAnswer>;
  cancelCode(codeId: string): Promise<JsonAnswer>;
  void(of: 'card' | 'qr', chargeId: string): Promise<JsonAnswer>;
  refund(chargeId: string, amount: number): Promise<JsonAnswer>;
}

export function createKbankClient(settings: KbankSettings): KbankClient {
  const { apiUrl, secretKey, merchantId, terminalId } = settings;

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
    };
  }

  const chargePath = (of: 'card' | 'qr', id: string) =>
    `${of === 'qr' ? '/qr/v2/qr' : '/card/v2/charge'}/${encodeURIComponent(id)}`;

  return {
    inquire: async (ref) => {
      const answer = await ask(chargePath(isCode(ref) ? 'qr' : 'card', ref));
      return isRefusal(answer) ? undefined : understood(chargeSchema, answer, WHO);
    },
    charge: (request, token) =>
      ask('/card/v2/charge', {
        ...described(request),
        ref_1: request.orderId,
        source_type: 'card',
        mode: 'token',
        token,
        additional_data: { mid: merchantId, ...(terminalId && { tid: terminalId }) },
      }),
    order: (request) =>
      ask('/qr/v2/order', {
        ...described(request),
        ref_1: request.orderId,
        source_type: 'qr',
      }),
    draw: (request, orderId) =>
      ask('/qr/v2/qr', { ...described(request), order_id: orderId, sof: 'ThaiQR' }),
    cancelCode: (codeId) => ask(`${chargePath('qr', codeId)}/cancel`, {}),
    void: (of, chargeId) => ask(`${chargePath(of, chargeId)}/void`, { reason: REASON }),
    refund: (chargeId, amount) =>
      ask(`${chargePath('card', chargeId)}/refund`, { amount: toBaht(amount), reason: REASON }),
  };
}
