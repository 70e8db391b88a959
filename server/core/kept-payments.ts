import type { PaymentFailure } from '../../lib/api/contract/order-values.ts';
import type { NextAction as WireAction } from '../../lib/api/contract/payments.ts';
import type { Satang } from './money.ts';

export const PROVIDERS = ['sandbox', 'kbank', 'omise'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** A code that the provider drew. Browsers get its address (`/payments/{id}/picture`), not its bytes. */
export interface QrPicture {
  readonly type: 'qr_picture';
  readonly media: 'image/svg+xml' | 'image/png';
  readonly base64: string;
  /** ISO 8601. */
  readonly expires_at: string;
  /** The provider's own name of the code, by which it is cancelled; null where the charge's name does. */
  readonly code: string | null;
}

/** What the browser does next, as it is kept with the payment. */
export type NextAction = Exclude<WireAction, { type: 'qr_picture' }> | QrPicture;

/** What every provider's callbacks are mapped to: above this port no provider's own terms are used. */
export interface PaymentEvent {
  /** The provider's own name of the event, one for each however often it is sent. */
  readonly eventId: string;
  readonly providerRef: string;
  /** Our own id, which providers carry along. */
  readonly paymentId: string;
  readonly kind: 'succeeded' | 'failed' | 'expired' | 'cancelled' | 'refunded';
  /** Refund: total given back of the charge so far. */
  readonly amount: Satang;
  readonly currency: string;
  readonly failure?: PaymentFailure | undefined;
  /** Something went back, and the provider does not say how much; `amount` is then all that was paid. */
  readonly amountUnknown?: true | undefined;
  /** Part of a refund's `amount` that the shop did not ask for, where the provider tells them apart. */
  readonly unasked?: Satang | undefined;
  /** ISO 8601. */
  readonly occurredAt: string;
}

/** Money that is not what was asked for: another amount, currency or charge. */
export type ReceivedMoney = Pick<PaymentEvent, 'amount' | 'currency' | 'providerRef'>;
