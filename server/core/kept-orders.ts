import type { Satang } from './money.ts';
import type { Names } from './names.ts';

export type Actor = 'member' | 'staff' | 'system';

/** Snapshot of the delivery address at the time of the order. */
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

/** Recipient of the tax invoice, as of the order or of the invoice request. */
export interface OrderVatAddress extends OrderAddress {
  readonly kind: 'person' | 'juristic';
  readonly taxId: string;
  readonly companyName: string;
  readonly branchType: 'head' | 'branch';
  readonly branchNo: string;
  readonly storeId: string;
}

/** An applied price rule, with its reason in both languages (`docs/product/cart.md`, "Reasons"). */
export interface AppliedRule {
  readonly ruleId: string;
  readonly scope: 'line' | 'order' | 'delivery';
  /** Discount of the rule, above 0. */
  readonly amount: Satang;
  readonly reason: Names;
  readonly memberCouponId?: number | undefined;
}

/** Cause of a full or partial credit of an invoiced order. */
export type CreditReason = 'cancelled' | 'returned';
