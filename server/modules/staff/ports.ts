import type { OrderStatus, RefundReason } from '../../../lib/orders/contract-values.ts';
import type { PaymentMethod } from '../../../lib/checkout/contract-values.ts';
import type { Names } from '../../core/names.ts';
import type { MomentMark, PlaceInList, PlacedPage } from '../../core/place-in-list.ts';
import type { OrderFacts } from '../orders/rules/machine.ts';
import type { PaidLine } from '../orders/rules/return-share.ts';
import type {
  CreditNote,
  OrderReturn,
  Parcel,
  ParcelEvent,
  TimelineEntry,
} from '../orders/ports.ts';
import type { OrderAddress } from '../../core/kept-orders.ts';
import type { Satang } from '../../core/money.ts';
import type { Payment } from '../payments/ports.ts';
import type { BranchName, StaffScope } from './rules/staff-scope.ts';

/** An order as staff works on it. */
export interface StaffOrder extends OrderFacts {
  readonly id: string;
  readonly memberId: number;
  readonly branch: BranchName | null;
  readonly customer: { readonly name: string; readonly phone: string };
  readonly total: Satang;
  /** Part of `total` that gift cards paid. */
  readonly giftCardAmount: Satang;
  readonly earnedCoins: number;
  /** How its money came; the way that was chosen until it did. */
  readonly paidWith: PaymentMethod;
  /** Only a pharmacist hands it over. */
  readonly pharmacistOnly: boolean;
  /** Whether the reader may hand it over. */
  readonly mayHandOver: boolean;
  /** Medicines in it whose approval a pharmacist took back, while none stands in its place. */
  readonly takenBack: readonly TakenBackMedicine[];
  readonly items: readonly (PaidLine & {
    readonly itemCode: string;
    readonly pictureVersion: number;
    readonly name: Names;
    /** Conversation in which it was recommended or approved. */
    readonly conversationId: number | null;
  })[];
  /** Coins that can still be taken back from the member's wallet; null where the order brought none. */
  readonly coinsThere: number | null;
  readonly createdAt: Date;
  /** Since when it stands as it does. */
  readonly since: Date;
  readonly readyAt: Date | null;
  /** Number of the other order of a split cart. */
  readonly togetherWith: string | null;
  /** Note of the last move. */
  readonly note: string;
  readonly address: OrderAddress | null;
  readonly timeline: readonly TimelineEntry[];
  readonly parcels: readonly Parcel[];
  readonly return: (OrderReturn & { readonly restocked: boolean | null }) | null;
  readonly invoiceSerial: string | null;
  readonly creditNotes: readonly CreditNote[];
}

/** A medicine of an order that may not be handed over. */
export interface TakenBackMedicine {
  readonly approvalId: number;
  readonly name: Names;
  /** Ordered pieces. */
  readonly qty: number;
  /** Version of the approval. */
  readonly version: string;
}

export interface StaffOrderFilter {
  /** Empty for all. */
  readonly statuses: readonly OrderStatus[];
  readonly idPart: string | undefined;
  readonly branchId: number | undefined;
  readonly openReturns: boolean;
}

export interface StaffOrderPage extends PlacedPage<StaffOrder> {
  readonly counts: ReadonlyMap<OrderStatus, number>;
  readonly openReturns: number;
}

export interface StaffOrderRepo {
  scope(memberId: number): Promise<StaffScope>;
  list(
    scope: StaffScope,
    filter: StaffOrderFilter,
    /** Otherwise those that wait longest come first. */
    place: PlaceInList<MomentMark> & { readonly newestFirst: boolean },
  ): Promise<StaffOrderPage>;
  /** Undefined when it is missing or another branch's. */
  find(scope: StaffScope, id: string): Promise<StaffOrder | undefined>;
  /** Shown at the counter to collect the goods. */
  pickupCode(id: string): Promise<string | null>;
}

/** Money that needs people, or needed them. */
export interface StaffPayment extends Pick<
  Payment,
  'id' | 'orderId' | 'method' | 'provider' | 'status' | 'amount' | 'received'
> {
  readonly orderStatus: OrderStatus;
  /** `failed`: the provider refused it, or does not say how much it gave back by itself. */
  readonly refund: {
    readonly status: 'pending' | 'done' | 'failed';
    /** Amount asked for, else the amount that the provider gave back by itself. */
    readonly amount: Satang;
    /** Amount that the provider gave back by itself; null where it does not say how much. */
    readonly unasked: Satang | null;
    readonly reason: RefundReason;
  } | null;
  readonly since: Date;
}

export interface StaffPaymentRepo {
  /**
   * Payments in review or with a refused refund; money that came or went back unasked, for a while also after
   * it is resolved. Oldest first.
   */
  list(
    scope: StaffScope,
    place: PlaceInList<MomentMark>,
    doneSince: Date,
  ): Promise<PlacedPage<StaffPayment>>;
  /** Any payment; undefined when it is missing or another branch's. */
  find(scope: StaffScope, id: string): Promise<StaffPayment | undefined>;
}

export interface NewParcelEvent {
  readonly state: ParcelEvent;
  readonly at: Date;
  readonly place: Names;
}

export interface ParcelRepo {
  add(
    orderId: string,
    parcel: { readonly carrier: string; readonly trackingNo: string },
    event: NewParcelEvent,
  ): Promise<void>;
  /** Resolves to the state until now; undefined when the order has no such parcel. */
  addEvent(
    orderId: string,
    parcelId: number,
    event: NewParcelEvent,
  ): Promise<{ readonly before: ParcelEvent | null } | undefined>;
}

export interface ReturnDecisions {
  /** False when it no longer stands in `from`. */
  change(
    orderId: string,
    change: { readonly from: OrderReturn['status']; readonly to: OrderReturn['status'] },
  ): Promise<boolean>;
  noteGiven(
    orderId: string,
    given: Pick<OrderReturn, 'keptForCoins'> & {
      readonly refunded: Satang;
      readonly restocked: boolean;
    },
  ): Promise<void>;
}
