import type { NextAction as WireAction } from '../../../lib/api/contract/payments.ts';
import type {
  OnlineMethod,
  PaymentFailure,
  PaymentStatus,
} from '../../../lib/api/contract/order-values.ts';
import type { Satang } from '../kernel/money.ts';

/** What the browser does next, as it is kept with the payment. */
export type NextAction = WireAction;

export const PROVIDERS = ['sandbox', 'kbank', 'omise'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** What every provider's news comes down to; nothing above this port knows a provider's words. */
export interface PaymentEvent {
  /** The provider's own name of the news, one for each however often it is sent. */
  readonly eventId: string;
  readonly providerRef: string;
  /** Our own id, which providers carry along. */
  readonly paymentId: string;
  readonly kind: 'succeeded' | 'failed' | 'expired' | 'cancelled' | 'refunded';
  readonly amount: Satang;
  readonly currency: string;
  readonly failure?: PaymentFailure | undefined;
  /** ISO 8601. */
  readonly occurredAt: string;
}

export interface ChargeRequest {
  readonly paymentId: string;
  readonly orderId: string;
  readonly method: OnlineMethod;
  readonly amount: Satang;
  readonly currency: 'THB';
  readonly locale: 'en' | 'th';
  /** Absolute address of our result page. */
  readonly returnUrl: string;
  /** Absolute address that takes the provider's callbacks. */
  readonly webhookUrl: string;
  readonly expiresAt: Date;
}

export interface Charge {
  readonly providerRef: string;
  readonly nextAction: NextAction;
}

export interface RawCallback {
  readonly headers: Headers;
  /** As it came, for signatures are over bytes. */
  readonly body: string;
  readonly query: URLSearchParams;
}

/**
 * A payment gateway. It throws when it cannot be reached or answers nonsense: the outcome is then unknown and the
 * reconciler asks again. Everything is idempotent by `paymentId`.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  readonly methods: readonly OnlineMethod[];
  charge(request: ChargeRequest): Promise<Charge>;
  /** Verified news of a callback: signature over the raw body and an age of at most 300 s. `forged` otherwise. */
  read(callback: RawCallback, now: Date): Promise<PaymentEvent | 'forged' | 'ignored'>;
  /** How a charge stands now; undefined while nothing is decided. */
  find(payment: {
    paymentId: string;
    providerRef: string | null;
  }): Promise<PaymentEvent | undefined>;
  /** Gives the whole amount back; `pending` when the news will come later. */
  refund(refund: {
    readonly paymentId: string;
    readonly providerRef: string;
    readonly amount: Satang;
  }): Promise<'refunded' | 'pending' | 'refused'>;
}

export interface Payment {
  readonly id: string;
  readonly orderId: string;
  readonly method: OnlineMethod;
  readonly provider: ProviderName;
  readonly status: PaymentStatus;
  readonly amount: Satang;
  readonly currency: string;
  readonly providerRef: string | null;
  readonly nextAction: NextAction;
  readonly failureCode: PaymentFailure | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export type RefundReason = 'cancelled' | 'rejected' | 'late' | 'returned';

/** What a move of an order does to its payments. */
export interface OrderPayments {
  /** Attempts that nobody finished are cancelled; money that comes for one of them is late. */
  closeOpen(orderId: string, at: Date): Promise<void>;
  /** All money that came in for the order is to go back; a job sees to it. Twice is once. */
  giveBack(orderId: string, reason: RefundReason, at: Date): Promise<void>;
}
