import { brand } from '../../../../../lib/brand.ts';
import type { OmiseSettings } from '../../../../config/payments.ts';
import type { ChargeRequest } from '../../ports.ts';
import { askJson, isRefusal, understood, type JsonAnswer } from '../ask-json.ts';
import { paymentIdOf } from './events.ts';
import {
  chargeSchema,
  refundListSchema,
  searchSchema,
  type OmiseCharge,
  type OmiseRefund,
} from './wire.ts';

export const WHO = 'Omise';
const VERSION = '2019-05-29';

/** Calls of the Omise API in use. */
export interface OmiseClient {
  byId(id: string): Promise<OmiseCharge | undefined>;
  /** Finds a charge by its metadata, when the answer was lost. */
  byPayment(paymentId: string): Promise<OmiseCharge | undefined>;
  /** @param by token or source, with its fields */
  charge(request: ChargeRequest, by: object): Promise<JsonAnswer>;
  expire(id: string): Promise<JsonAnswer>;
  refunds(id: string): Promise<readonly OmiseRefund[]>;
  refund(id: string, paymentId: string, amount: number): Promise<JsonAnswer>;
}

export function createOmiseClient({ apiUrl, secretKey }: OmiseSettings): OmiseClient {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;

  /** @param key idempotency key, constant across retries */
  async function ask(path: string, body?: object, key?: string): Promise<JsonAnswer> {
    const headers = {
      Authorization: authorization,
      'Omise-Version': VERSION,
      ...(key !== undefined && { 'Idempotency-Key': key }),
    };
    return askJson(`${apiUrl}${path}`, body ? { method: 'POST', headers, body } : { headers });
  }

  const pathOf = (id: string) => `/charges/${encodeURIComponent(id)}`;

  return {
    byId: async (id) => {
      const answer = await ask(pathOf(id));
      return isRefusal(answer) ? undefined : understood(chargeSchema, answer, WHO);
    },
    byPayment: async (paymentId) => {
      const query = new URLSearchParams({ scope: 'charge', query: paymentId });
      const { data } = understood(searchSchema, await ask(`/search?${query.toString()}`), WHO);
      return data.find((charge) => paymentIdOf(charge) === paymentId);
    },
    charge: async (request, by) => {
      const { paymentId, orderId, amount, currency, returnUrl, webhookUrl } = request;
      const secure = webhookUrl.startsWith('https:');
      const body = {
        amount,
        currency: currency.toLowerCase(),
        description: `${brand.name} ${orderId}`,
        return_uri: returnUrl,
        metadata: { payment_id: paymentId, order_id: orderId },
        ...(secure && { webhook_endpoints: [webhookUrl] }),
        ...by,
      };
      return ask('/charges', body, paymentId);
    },
    expire: (id) => ask(`${pathOf(id)}/expire`, {}),
    refunds: async (id) =>
      understood(refundListSchema, await ask(`${pathOf(id)}/refunds?limit=100`), WHO).data,
    refund: (id, paymentId, amount) =>
      ask(
        `${pathOf(id)}/refunds`,
        { amount, metadata: { payment_id: paymentId } },
        `refund-${paymentId}`,
      ),
  };
}
