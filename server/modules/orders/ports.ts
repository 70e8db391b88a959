import type {
  OrderDelivery,
  OrderStatus,
  PaymentFailure,
  PaymentStatus,
  CaseState,
} from '../../../lib/orders/contract-values.ts';
import type { PaymentMethod } from '../../../lib/checkout/contract-values.ts';
import type { CardDesign } from '../../../lib/gift-cards/contract-values.ts';
import type { Names } from '../../core/names.ts';
import type { Satang } from '../../core/money.ts';
import type { Batch } from '../../core/sweep.ts';
import type { OutgoingNotice } from '../notifications/ports.ts';
import type { GiftCardUse } from '../wallet/ports.ts';
import type { OrderFacts, OrderNotice } from './rules/machine.ts';
import type {
  Actor,
  AppliedRule,
  CreditReason,
  OrderAddress,
  OrderVatAddress,
} from '../../core/kept-orders.ts';

export interface NewOrderItem {
  readonly productId: number;
  readonly name: Names;
  /** Unit price. */
  readonly price: Satang;
  readonly qty: number;
  /** Pieces that a set gave free; their price is part of `lineDiscount`. */
  readonly freeQty: number;
  readonly memberDiscount: Satang;
  readonly lineDiscount: Satang;
  /** The flash sale whose price it is. */
  readonly flashSaleId: number | null;
  /** The promotion whose set it counts for, and the pieces of one. */
  readonly setId: number | null;
  readonly setSize: number | null;
  /** Whole per cent that the member card takes off pieces outside sets. */
  readonly memberPercent: number;
  /** Conversation with a pharmacist in which the product was recommended or approved. */
  readonly conversationId: number | null;
}

export interface OrderItem extends Omit<
  NewOrderItem,
  'flashSaleId' | 'setId' | 'setSize' | 'memberPercent'
> {
  /** Its place in the order, from 1. */
  readonly line: number;
  readonly itemCode: string;
  readonly pictureVersion: number;
}

interface OrderHead {
  readonly id: string;
  readonly deliveryMethod: OrderDelivery;
  readonly paymentMethod: PaymentMethod;
  readonly total: Satang;
  /** Part of `total` that gift cards pay. */
  readonly giftCardAmount: Satang;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

interface OrderSums {
  readonly subtotal: Satang;
  readonly discount: Satang;
  readonly deliveryFee: Satang;
  /** Inside `total`. */
  readonly vat: Satang;
  readonly appliedRules: readonly AppliedRule[];
  readonly earnedCoins: number;
  /** Null when it is picked up. */
  readonly address: OrderAddress | null;
  /** Null when it is delivered. */
  readonly branchId: number | null;
  readonly readyAt: Date | null;
  readonly pickupCode: string | null;
  readonly vatAddress: OrderVatAddress | null;
}

export interface NewOrder extends OrderHead, OrderSums {
  readonly memberId: number;
  /** One order for each of a member's keys, for ever (`docs/quality.md`, "Invariants"). */
  readonly idempotencyKey: string;
  readonly items: readonly NewOrderItem[];
}

/** The gift card that an order without goods is about. */
export interface SoldGiftCard {
  readonly design: CardDesign;
  readonly amount: Satang;
  readonly toName: string;
  readonly toEmail: string;
  /** Empty of a card for oneself. */
  readonly fromName: string;
  readonly message: string;
  readonly sendAt: Date;
  /** Null until it is sent. */
  readonly giftCardId: number | null;
  readonly sentAt: Date | null;
}

/** The payment that brought an order's money, or else the newest attempt. */
export interface OrderPayment {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly failureCode: PaymentFailure | null;
}

export interface OrderSummary extends OrderHead {
  readonly status: OrderStatus;
  /** Null before the first attempt, and for cash on delivery. */
  readonly payment: OrderPayment | null;
  readonly items: readonly OrderItem[];
  /** Null of goods. */
  readonly giftCard: SoldGiftCard | null;
}

export interface TimelineEntry {
  readonly status: OrderStatus;
  readonly at: Date;
  readonly actor: Actor;
  readonly note: string;
}

export type ParcelEvent = 'handed_over' | 'in_transit' | 'out_for_delivery' | 'delivered';

export interface Parcel {
  readonly id: number;
  readonly carrier: string;
  readonly trackingNo: string;
  readonly events: readonly {
    readonly state: ParcelEvent;
    readonly at: string;
    readonly placeEn: string;
    readonly placeTh: string;
  }[];
}

export type ReturnReason = 'damaged' | 'wrong_item' | 'expired_goods' | 'allergy' | 'other';

export interface ReturnLine {
  readonly line: number;
  readonly qty: number;
}

export interface NewReturn {
  readonly reason: ReturnReason;
  readonly detail: string;
  readonly lines: readonly ReturnLine[];
}

export interface OrderReturn extends NewReturn {
  readonly id: number;
  readonly status: 'requested' | 'approved' | 'rejected' | 'refunded';
  readonly requestedAt: Date;
  /** Money and gift cards given back for them. */
  readonly refunded: Satang | null;
  /** Part kept for their coins that were spent already. */
  readonly keptForCoins: Satang;
}

/** Credit note of an invoiced order. */
export interface CreditNote {
  readonly serial: string;
  readonly issuedAt: Date;
  readonly reason: CreditReason;
  readonly amount: Satang;
  /** Inside `amount`. */
  readonly vat: Satang;
}

/** Where an order is picked up. */
export interface PickupBranch {
  readonly id: number;
  readonly name: Names;
  readonly address: Names;
  readonly phone: string;
  readonly lat: number;
  readonly lng: number;
}

/** The other order of the checkout that split a cart. */
export interface OtherOrder extends Pick<OrderHead, 'id' | 'deliveryMethod' | 'paymentMethod'> {
  readonly status: OrderStatus;
  readonly toPay: Satang;
}

export interface OrderDetail extends OrderSummary, OrderSums {
  readonly memberId: number;
  readonly togetherWith: OtherOrder | null;
  /** The questionnaire that it was ordered with; null of all others. */
  readonly case: { readonly id: number; readonly state: CaseState } | null;
  readonly succeededAt: Date | null;
  readonly branch: PickupBranch | null;
  /** Branches that rejected it before the present one. */
  readonly refusedBranchIds: readonly number[];
  readonly giftCards: readonly { readonly lastFour: string; readonly amount: Satang }[];
  readonly timeline: readonly TimelineEntry[];
  readonly parcels: readonly Parcel[];
  readonly returns: readonly OrderReturn[];
  /** Money on its way back, or back. */
  readonly refund: {
    readonly status: 'refund_pending' | 'refunded';
    readonly amount: Satang;
  } | null;
  readonly taxInvoice: { readonly serial: string; readonly issuedAt: Date } | null;
  /** Oldest first. */
  readonly creditNotes: readonly CreditNote[];
}

/** An order as moves and guards need it. */
export interface MovableOrder extends OrderFacts {
  readonly id: string;
  readonly memberId: number;
  /** Null when it is delivered from the online warehouse. */
  readonly branchId: number | null;
  /** Branches that rejected it before the present one. */
  readonly refusedBranchIds: readonly number[];
  readonly earnedCoins: number;
  readonly hasVatAddress: boolean;
  /** Its price was agreed then: coupons, gift cards and flash sales of that moment count. */
  readonly createdAt: Date;
}

/** Holdings of an order in wallets, flash sales and stock. */
export interface Holdings {
  readonly couponIds: readonly number[];
  readonly giftCards: readonly GiftCardUse[];
  /** Medicines that need an approval. */
  readonly approved: readonly { readonly productId: number; readonly qty: number }[];
  readonly pieces: readonly {
    readonly productId: number;
    readonly qty: number;
    readonly flashSaleId: number | null;
  }[];
}

export interface OrderFilter {
  readonly id?: string | undefined;
  /** Any of them; absent for all. */
  readonly status?: readonly OrderStatus[] | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A status and its line of the history are always written together. */
export interface OrderRepo {
  /** Writes a new order in its first status; false when the id is taken. */
  insert(order: NewOrder, actor: Actor): Promise<boolean>;
  /** False when the order is no longer in `from`. */
  changeStatus(id: string, change: StatusChange): Promise<boolean>;
  /** Locks the order until the transaction ends, and reads it. */
  lock(id: string): Promise<MovableOrder | undefined>;
  /** Holdings that it took, or would take again. */
  holdings(id: string): Promise<Holdings>;
  /** Orders to do something about, oldest first: unpaid ones whose time is over. */
  overdue(now: Date, batch: Batch<string>): Promise<readonly string[]>;
  /** Orders delivered before `before` that are not completed. */
  returnableNoMore(before: Date, batch: Batch<string>): Promise<readonly string[]>;
  /** Another place to pick it up; the present one is kept among those that rejected it. */
  setBranch(id: string, branchId: number, readyAt: Date | null): Promise<void>;
  setVatAddress(id: string, vatAddress: OrderVatAddress): Promise<void>;
  /** Newest conversation of a member that recommended or approved each product since then, by product. */
  talkedOf(
    memberId: number,
    productIds: readonly number[],
    since: Date,
  ): Promise<ReadonlyMap<number, number>>;
  /** Both come of one checkout, and name each other. */
  pair(id: string, otherId: string): Promise<void>;
  idByKey(memberId: number, idempotencyKey: string): Promise<string | undefined>;
  /** Orders that wait for their money: unpaid ones, and those that a courier takes cash for. */
  countOpen(memberId: number): Promise<number>;
  /** Undefined when it is missing or another member's. */
  find(memberId: number, id: string): Promise<OrderDetail | undefined>;
  /** Newest first. */
  list(
    memberId: number,
    filter: OrderFilter,
  ): Promise<{ rows: readonly OrderSummary[]; total: number }>;
}

export interface StatusChange {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly actor: Actor;
  readonly at: Date;
  readonly note: string;
  readonly expiresAt: Date | null;
  /** Left as it is where absent. */
  readonly succeededAt?: Date | undefined;
}

export interface OrderReturnRepo {
  /** False when the order has one. */
  insert(orderId: string, request: NewReturn, at: Date): Promise<boolean>;
}

/**
 * Tax invoices are numbered without gaps, from 1 in each month of Bangkok (`docs/product/orders.md`, "Tax invoices").
 */
export interface TaxInvoiceRepo {
  /** False when the order has one. */
  issue(orderId: string, at: Date): Promise<boolean>;
}

/** Numbered like tax invoices, in a row of their own. */
export interface CreditNoteRepo {
  /**
   * Issues a credit note for the order or a part of it. False without a tax invoice, with a note for this reason, or when nothing was
   * paid that could be credited.
   */
  issue(
    orderId: string,
    note: Pick<CreditNote, 'reason'> & {
      readonly at: Date;
      readonly part?: Pick<CreditNote, 'amount' | 'vat'> | undefined;
    },
  ): Promise<boolean>;
}

/** Notices to the member about an order, in both languages. */
export interface OrderNotices {
  about(notice: OrderNotice, orderId: string): OutgoingNotice;
}
