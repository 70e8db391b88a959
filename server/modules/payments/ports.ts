import type {
  NextAction,
  ProviderName,
  ReceivedMoney,
  PaymentEvent,
} from '../../core/kept-payments.ts';
import type {
  PaymentFailure,
  PaymentStatus,
  RefundReason,
} from '../../../lib/orders/contract-values.ts';
import type { OnlineMethod } from '../../../lib/checkout/contract-values.ts';
import type { Satang } from '../../core/money.ts';
import type { Batch } from '../../core/sweep.ts';
import type { OrderPayments } from '../orders/move-ports.ts';
import type { RefundAccount, ToldRefund } from './rules/refund-account.ts';

export interface ChargeRequest {
  readonly paymentId: string;
  readonly orderId: string;
  readonly method: OnlineMethod;
  readonly amount: Satang;
  readonly currency: 'THB';
  readonly locale: 'en' | 'th';
  /** Absolute URL of our result page. */
  readonly returnUrl: string;
  readonly webhookUrl: string;
  readonly expiresAt: Date;
}

export interface Charge {
  /** Undefined until the shopper has filled in the provider's fields. */
  readonly providerRef?: string | undefined;
  readonly nextAction: NextAction;
  /** Remaining life of the charge at the provider, if possibly shorter than requested. */
  readonly lifeMs?: number | undefined;
  /** Remaining life of the page in `nextAction`, if shorter than the charge's. */
  readonly linkMs?: number | undefined;
}

/** Permanent refusal by the provider. */
export interface Refused {
  readonly refused: PaymentFailure;
  /** The provider's message, for logs. */
  readonly words: string;
}

/** Amount limits of a method, both inclusive. */
export interface AmountRange {
  readonly min: Satang;
  readonly max: Satang;
}

/** Provider fields embedded in our page: the input goes to the provider, we receive a token. */
export interface HostedForm {
  readonly script: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly tokenField: string;
  /** Allowed origins of scripts, frames and connections. */
  readonly origins: readonly string[];
}

export interface HostedFields {
  form(payment: Pick<Payment, 'amount'>, locale: 'en' | 'th'): HostedForm;
  charge(request: ChargeRequest, token: string): Promise<Charge | Refused>;
}

export interface RawCallback {
  readonly headers: Headers;
  /** Raw body, since signatures are computed over bytes. */
  readonly body: string;
  readonly query: URLSearchParams;
}

/**
 * A payment gateway. Throws if unreachable or if the answer is invalid: the outcome is then unknown, and the
 * reconciler asks again. All calls are idempotent by `paymentId`.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  readonly methods: readonly OnlineMethod[];
  /** Undefined if the provider's limits are unknown. */
  readonly ranges?: Partial<Record<OnlineMethod, AmountRange>>;
  charge(request: ChargeRequest): Promise<Charge | Refused>;
  /** Set if `charge` leads to a page with provider fields. */
  readonly hosted?: HostedFields;
  /** Verified event of a callback: signature over the raw body, at most 300 s old. Otherwise `forged`. */
  read(callback: RawCallback, now: Date): Promise<PaymentEvent | 'forged' | 'ignored'>;
  /** Current state of a charge; undefined while undecided, `unknown` if the provider has no such charge. */
  find(payment: {
    paymentId: string;
    providerRef: string | null;
  }): Promise<PaymentEvent | 'unknown' | undefined>;
  /**
   * Cancels an unwanted charge, so that no money arrives for it; missing if unsupported. `closed` also if already
   * decided; `unknown` while the provider has no such charge.
   */
  cancel?(payment: {
    readonly paymentId: string;
    readonly providerRef: string | null;
    /** Id of a code issued by the provider. */
    readonly code?: string | null;
  }): Promise<'closed' | 'unknown'>;
  /** Refunds all or a part, once per payment; `pending` if an event will report the result. */
  refund(refund: {
    readonly paymentId: string;
    readonly providerRef: string;
    readonly amount: Satang;
    /** Total received. */
    readonly paid: Satang;
    /** Amount that the provider returned unasked before; default 0. */
    readonly unasked?: Satang;
    /** First request of this refund, so earlier refunds at the provider are not this one. */
    readonly isFirst?: boolean;
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
  readonly updatedAt: Date;
  readonly expiresAt: Date;
  /** Null if nothing was received, or exactly the requested amount. */
  readonly received: ReceivedMoney | null;
}

export interface NewPayment extends Omit<
  Payment,
  'status' | 'providerRef' | 'nextAction' | 'failureCode' | 'received' | 'updatedAt'
> {
  readonly idempotencyKey: string;
  /** First check at the provider. */
  readonly checkAt: Date;
}

export interface PaymentChange {
  readonly from: PaymentStatus;
  readonly to: PaymentStatus;
  readonly at: Date;
  readonly providerRef?: string | undefined;
  readonly nextAction?: NextAction | undefined;
  readonly failureCode?: PaymentFailure | undefined;
  readonly received?: ReceivedMoney | undefined;
  /** Earlier expiry than assumed. */
  readonly expiresAt?: Date | undefined;
  /** The shop no longer wants it: the provider is asked to cancel it. */
  readonly unwanted?: boolean;
}

export interface PaymentRepo extends OrderPayments {
  /** False if the order has an open attempt, or one with this key. */
  insert(payment: NewPayment): Promise<boolean>;
  /** Adds money of a charge other than the attempt's own, as `late_success`. */
  insertBeside(
    payment: Omit<NewPayment, 'checkAt'> & { readonly providerRef: string | null },
  ): Promise<void>;
  byKey(orderId: string, idempotencyKey: string): Promise<Payment | undefined>;
  openOf(orderId: string): Promise<Payment | undefined>;
  byRef(provider: ProviderName, providerRef: string): Promise<Payment | undefined>;
  /** Undefined if owned by another member; without `memberId`, any owner. */
  find(id: string, memberId?: number): Promise<Payment | undefined>;
  /** Locks the row until the transaction ends. */
  lock(id: string): Promise<Payment | undefined>;
  /** False if it is no longer in `from`. */
  changeStatus(id: string, change: PaymentChange): Promise<boolean>;
  /** Stores the provider's id of a charge whose answer was too late to change the status. */
  nameRef(id: string, providerRef: string): Promise<void>;
  /** Leases payments due for a check, each to one caller until `leaseMs` have passed. */
  takeDue(now: Date, leaseMs: number, limit: number): Promise<readonly Payment[]>;
  /** Sets the next check at the provider; null for never. */
  checkAgain(id: string, at: Date | null): Promise<void>;
  /** Leases ended attempts that may be open at the provider, each to one caller until `leaseMs` have passed. */
  takeUnwanted(now: Date, leaseMs: number, limit: number): Promise<readonly Payment[]>;
  /** Sets the next attempt to cancel at the provider; null for never. */
  letGoAgain(id: string, at: Date | null): Promise<void>;
}

export interface StoredEvent {
  readonly provider: ProviderName;
  readonly event: PaymentEvent;
}

/** Events of providers, deduplicated. */
export interface PaymentEventRepo {
  /** False if already stored. */
  store(provider: ProviderName, event: PaymentEvent, at: Date): Promise<boolean>;
  /** False if already applied. */
  markApplied(provider: ProviderName, eventId: string, at: Date): Promise<boolean>;
  /** Events stored before `before` and not applied, because their process died. */
  unapplied(before: Date, batch: Batch<StoredEvent>): Promise<readonly StoredEvent[]>;
}

export interface DueRefund {
  readonly payment: Payment;
  /** Excludes what the provider returned unasked. */
  readonly amount: Satang;
  readonly unasked: Satang;
  /** Including the one about to be made. */
  readonly attempts: number;
}

export interface RefundNews {
  readonly before: RefundAccount | undefined;
  readonly after: RefundAccount;
}

export interface RefundRepo {
  /**
   * Requests a refund of a payment, in full or in part; false if already requested. In full, the payment becomes
   * `refund_pending`; a partial refund keeps the status.
   */
  begin(payment: Payment, reason: RefundReason, at: Date, amount?: Satang): Promise<boolean>;
  /** Records refunds reported by the provider; undefined if not new. In full, the payment becomes `refund_pending`. */
  hear(payment: Payment, told: ToldRefund, at: Date): Promise<RefundNews | undefined>;
  /** Leases refunds due at a provider, each to one caller until `leaseMs` have passed. */
  takeDue(now: Date, leaseMs: number, limit: number): Promise<readonly DueRefund[]>;
  /** False if already done. */
  markDone(paymentId: string, at: Date): Promise<boolean>;
  /** The provider refused it permanently; staff must refund manually. */
  giveUp(paymentId: string): Promise<void>;
  tryAgain(paymentId: string, at: Date): Promise<void>;
}

export interface PaymentProviders {
  forMethod(method: OnlineMethod): PaymentProvider | undefined;
  named(name: string): PaymentProvider | undefined;
}
