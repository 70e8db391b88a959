import type {
  NextAction,
  ProviderName,
  ReceivedMoney,
  PaymentEvent,
} from '../../core/kept-payments.ts';
import type {
  OnlineMethod,
  PaymentFailure,
  PaymentStatus,
  RefundReason,
} from '../../../lib/api/contract/order-values.ts';
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
  /** Absolute address of our result page. */
  readonly returnUrl: string;
  /** Absolute address that takes the provider's callbacks. */
  readonly webhookUrl: string;
  readonly expiresAt: Date;
}

export interface Charge {
  /** None yet where the shopper first fills in fields of the provider's. */
  readonly providerRef?: string | undefined;
  readonly nextAction: NextAction;
  /** How long the provider keeps it open from now, where that may be less than was asked for. */
  readonly lifeMs?: number | undefined;
  /** How long the page that `nextAction` leads to works from now, where that is less than the charge's life. */
  readonly linkMs?: number | undefined;
}

/** The provider will not take this payment, however often it is asked. */
export interface Refused {
  readonly refused: PaymentFailure;
  /** In the provider's words, for logs. */
  readonly words: string;
}

/** What a method takes for one payment; both bounds are included. */
export interface AmountRange {
  readonly min: Satang;
  readonly max: Satang;
}

/** A provider's own fields inside a page of ours: what is typed goes to the provider, a token comes to us. */
export interface HostedForm {
  readonly script: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The field that brings the token. */
  readonly tokenField: string;
  /** Where the page may load scripts and frames from, and talk to. */
  readonly origins: readonly string[];
}

export interface HostedFields {
  form(payment: Pick<Payment, 'amount'>, locale: 'en' | 'th'): HostedForm;
  /** Charges what the token stands for. */
  charge(request: ChargeRequest, token: string): Promise<Charge | Refused>;
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
  /** Absent where the provider's bounds are unknown. */
  readonly ranges?: Partial<Record<OnlineMethod, AmountRange>>;
  charge(request: ChargeRequest): Promise<Charge | Refused>;
  /** Where `charge` leads to a page with the provider's own fields. */
  readonly hosted?: HostedFields;
  /** The verified event of a callback: signature over the raw body and an age of at most 300 s. `forged` otherwise. */
  read(callback: RawCallback, now: Date): Promise<PaymentEvent | 'forged' | 'ignored'>;
  /** How a charge stands now; undefined while nothing is decided, `unknown` where the provider has no such charge. */
  find(payment: {
    paymentId: string;
    providerRef: string | null;
  }): Promise<PaymentEvent | 'unknown' | undefined>;
  /**
   * Lets go of a charge that nobody wants any more, so that no money comes for it; absent where a provider cannot.
   * `closed` also where it was decided before; `unknown` while the provider has no such charge.
   */
  cancel?(payment: {
    readonly paymentId: string;
    readonly providerRef: string | null;
    /** Of a code that the provider drew. */
    readonly code?: string | null;
  }): Promise<'closed' | 'unknown'>;
  /** Gives the amount back, which may be a part; `pending` when an event will tell later. Once a payment. */
  refund(refund: {
    readonly paymentId: string;
    readonly providerRef: string;
    readonly amount: Satang;
    /** All that came in. */
    readonly paid: Satang;
    /** Amount that the provider gave back by itself before; 0 where left out. */
    readonly unasked?: Satang;
    /** It was never asked for before, so that what went back already is not this refund. */
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
  /** Null where nothing came in, or exactly what was asked for. */
  readonly received: ReceivedMoney | null;
}

export interface NewPayment extends Omit<
  Payment,
  'status' | 'providerRef' | 'nextAction' | 'failureCode' | 'received' | 'updatedAt'
> {
  readonly idempotencyKey: string;
  /** When the provider is asked first. */
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
  /** The time is over earlier than was thought. */
  readonly expiresAt?: Date | undefined;
  /** The shop does not want it any more: the provider is asked to let go of it. */
  readonly unwanted?: boolean;
}

export interface PaymentRepo extends OrderPayments {
  /** False when the order has an open attempt, or one of this key. */
  insert(payment: NewPayment): Promise<boolean>;
  /** Money of another charge than the one that an attempt went by, as `late_success`. */
  insertBeside(
    payment: Omit<NewPayment, 'checkAt'> & { readonly providerRef: string | null },
  ): Promise<void>;
  byKey(orderId: string, idempotencyKey: string): Promise<Payment | undefined>;
  openOf(orderId: string): Promise<Payment | undefined>;
  byRef(provider: ProviderName, providerRef: string): Promise<Payment | undefined>;
  /** A foreign one answers like a missing one; without a member, anybody's. */
  find(id: string, memberId?: number): Promise<Payment | undefined>;
  /** As it stands; nobody else changes it until the transaction ends. */
  lock(id: string): Promise<Payment | undefined>;
  /** False when it is no longer in `from`. */
  changeStatus(id: string, change: PaymentChange): Promise<boolean>;
  /** The provider's name of it, which came with an answer that was too late to change the status. */
  nameRef(id: string, providerRef: string): Promise<void>;
  /** Those that the provider is to be asked about, each for one caller only until `leaseMs` have passed. */
  takeDue(now: Date, leaseMs: number, limit: number): Promise<readonly Payment[]>;
  /** When the provider is asked next; null for never. */
  checkAgain(id: string, at: Date | null): Promise<void>;
  /** Attempts that ended here and may be open at the provider, each for one caller only until `leaseMs` have passed. */
  takeUnwanted(now: Date, leaseMs: number, limit: number): Promise<readonly Payment[]>;
  /** When the provider is asked next to let go of it; null for never. */
  letGoAgain(id: string, at: Date | null): Promise<void>;
}

export interface StoredEvent {
  readonly provider: ProviderName;
  readonly event: PaymentEvent;
}

/** What providers told, each event once. */
export interface PaymentEventRepo {
  /** False when it was told before. */
  store(provider: ProviderName, event: PaymentEvent, at: Date): Promise<boolean>;
  /** False when somebody applied it before. */
  markApplied(provider: ProviderName, eventId: string, at: Date): Promise<boolean>;
  /** Those that were stored before `before`, and whose process ended before it applied them. */
  unapplied(before: Date, batch: Batch<StoredEvent>): Promise<readonly StoredEvent[]>;
}

export interface DueRefund {
  readonly payment: Payment;
  /** Without what the provider gave back by itself. */
  readonly amount: Satang;
  readonly unasked: Satang;
  /** Including the one that is about to be made. */
  readonly attempts: number;
}

export interface RefundNews {
  readonly before: RefundAccount | undefined;
  readonly after: RefundAccount;
}

export interface RefundRepo {
  /**
   * The money of one payment is to go back, or so much of it; false when that was known before. With all of it the
   * payment turns to `refund_pending`; of a part it says nothing.
   */
  begin(payment: Payment, reason: RefundReason, at: Date, amount?: Satang): Promise<boolean>;
  /**
   * Enters what the provider says went back; undefined where it is nothing new. With all of it the payment turns to
   * `refund_pending`.
   */
  hear(payment: Payment, told: ToldRefund, at: Date): Promise<RefundNews | undefined>;
  /** Those that a provider is to be asked for, each for one caller only until `leaseMs` have passed. */
  takeDue(now: Date, leaseMs: number, limit: number): Promise<readonly DueRefund[]>;
  /** False when it was done before. */
  markDone(paymentId: string, at: Date): Promise<boolean>;
  /** The provider will never do it: staff must. */
  giveUp(paymentId: string): Promise<void>;
  tryAgain(paymentId: string, at: Date): Promise<void>;
}

/** The gateways of this shop. */
export interface PaymentProviders {
  forMethod(method: OnlineMethod): PaymentProvider | undefined;
  named(name: string): PaymentProvider | undefined;
}
