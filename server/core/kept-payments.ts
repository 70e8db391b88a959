import type { PaymentFailure } from '../../lib/orders/contract-values.ts';
import type { NextAction as WireAction } from '../../lib/payments/contract.ts';
import type { Satang } from './money.ts';

export const PROVIDERS = ['sandbox', 'kbank', 'omise'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** A QR code drawn by the provider. Browsers get its address (`/payments/{id}/picture`), not its bytes. */
export interface QrPicture {
  readonly type: 'qr_picture';
  readonly media: 'image/svg+xml' | 'image/png';
  readonly base64: string;
  /** ISO 8601. */
  readonly expires_at: string;
  /** The provider's id of the code, for cancelling; null if the charge's id serves. */
  readonly code: string | null;
}

/** The browser's next action, as stored with the payment. */
export type NextAction = Exclude<WireAction, { type: 'qr_picture' }> | QrPicture;

/** Provider callbacks in provider-neutral form; no provider terms are used above this port. */
export interface PaymentEvent {
  /** The provider's event id, identical for repeated deliveries. */
  readonly eventId: string;
  readonly providerRef: string;
  /** Our own id, which providers carry along. */
  readonly paymentId: string;
  readonly kind: 'succeeded' | 'failed' | 'expired' | 'cancelled' | 'refunded';
  /** Refund: total refunded of the charge so far. */
  readonly amount: Satang;
  readonly currency: string;
  readonly failure?: PaymentFailure | undefined;
  /** The provider reported a refund without its amount; `amount` is then the full payment. */
  readonly amountUnknown?: true | undefined;
  /** Part of a refund's `amount` that the shop did not request, if the provider separates them. */
  readonly unasked?: Satang | undefined;
  /** ISO 8601. */
  readonly occurredAt: string;
}

/** Money that differs from the request in amount, currency or charge. */
export type ReceivedMoney = Pick<PaymentEvent, 'amount' | 'currency' | 'providerRef'>;
