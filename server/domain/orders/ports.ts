import type { OrderStatus } from '../../../lib/api/contract/order-values.ts';
import type { Names } from '../catalog/ports.ts';
import type { Satang } from '../kernel/money.ts';
import type { Notice } from '../notifications/ports.ts';
import type { Actor, OrderNotice } from './machine.ts';

/** The delivery address as it stood when the order was placed. */
export interface OrderAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2: string;
  readonly address3: string;
  readonly street: string;
  readonly province: Names;
  readonly district: Names;
  readonly subDistrict: Names;
  readonly provinceCode: string;
  readonly zipcode: string;
  readonly mobile: string;
  readonly email: string;
}

/** Whom the tax invoice is made out to, as it stood when the order was placed or the invoice asked for. */
export interface OrderVatAddress extends OrderAddress {
  readonly kind: 'person' | 'juristic';
  readonly taxId: string;
  readonly companyName: string;
  readonly branchType: 'head' | 'branch';
  readonly branchNo: string;
  readonly storeId: string;
}

/** A rule that changed the price, with its reason in both languages (`api.md`, "Price rules"). */
export interface AppliedRule {
  readonly ruleId: string;
  readonly scope: 'line' | 'order' | 'delivery';
  /** What it took off, above 0. */
  readonly amount: Satang;
  readonly reason: Names;
  /** The coupon of the wallet that it came from. */
  readonly memberCouponId?: number | undefined;
}

export interface NewOrderItem {
  readonly productId: number;
  readonly name: Names;
  /** Of one piece. */
  readonly price: Satang;
  readonly qty: number;
  readonly memberDiscount: Satang;
  readonly lineDiscount: Satang;
  /** The flash sale whose price it is. */
  readonly flashSaleId: number | null;
}

export interface OrderItem extends Omit<NewOrderItem, 'flashSaleId'> {
  readonly itemCode: string;
}

interface OrderHead {
  readonly id: string;
  readonly deliveryMethod: 'home';
  readonly paymentMethod: 'cod';
  readonly total: Satang;
  readonly createdAt: Date;
}

interface OrderSums {
  readonly subtotal: Satang;
  readonly discount: Satang;
  readonly deliveryFee: Satang;
  /** Inside `total`. */
  readonly vat: Satang;
  readonly address: OrderAddress;
}

export interface NewOrder extends OrderHead, OrderSums {
  readonly memberId: number;
  /** One order for each of a member's keys, for ever (`quality.md`, ACK). */
  readonly idempotencyKey: string;
  readonly items: readonly NewOrderItem[];
}

export interface OrderSummary extends OrderHead {
  readonly status: OrderStatus;
  readonly items: readonly OrderItem[];
}

export interface TimelineEntry {
  readonly status: OrderStatus;
  readonly at: Date;
  readonly actor: Actor;
}

export interface OrderDetail extends OrderSummary, OrderSums {
  readonly timeline: readonly TimelineEntry[];
}

export interface OrderFilter {
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
  idByKey(memberId: number, idempotencyKey: string): Promise<string | undefined>;
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
}

/** What the member is told about an order, in both languages. */
export interface OrderNotices {
  about(notice: OrderNotice, orderId: string): Notice;
}
