import type { Satang } from './money.ts';
import type { Names } from './names.ts';

/** Who moved an order. */
export type Actor = 'member' | 'staff' | 'system';

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

/** A rule that changed the price, with its reason in both languages (`docs/product/cart.md`, "Reasons"). */
export interface AppliedRule {
  readonly ruleId: string;
  readonly scope: 'line' | 'order' | 'delivery';
  /** What it took off, above 0. */
  readonly amount: Satang;
  readonly reason: Names;
  /** The coupon of the wallet that it came from. */
  readonly memberCouponId?: number | undefined;
}

/** Why a part of an invoiced order, or all of it, was given back. */
export type CreditReason = 'cancelled' | 'returned';
