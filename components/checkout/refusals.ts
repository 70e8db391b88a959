import type { ApiError } from '@/lib/api/error';
import type { ErrorCode } from '@/lib/api/contract-errors';
import { STEP_OF, type ChoiceField, type Problems } from './steps';

/** Refusals that belong beside one choice, whether or not the service names its field. */
const FIELD_OF: Readonly<Partial<Record<ErrorCode, ChoiceField>>> = {
  DELIVERY_REQUIRED: 'delivery_method',
  PICKUP_ONLY: 'delivery_method',
  BRANCH_NOT_AVAILABLE: 'branch_id',
  COD_NOT_ALLOWED: 'payment_method',
  PAYMENT_METHOD_UNAVAILABLE: 'payment_method',
};

/** Messages by choice; empty where the refusal is about the whole order. */
export function problemsOf({ code, fields, message }: ApiError): Problems {
  const named = Object.entries(fields).filter(([name]) => name in STEP_OF);
  if (named.length > 0) return Object.fromEntries(named);
  const field = code && FIELD_OF[code];
  return field ? { [field]: message } : {};
}

/** Codes that the shopper resolves in the cart. */
const IN_CART: readonly ErrorCode[] = [
  'PROMO_GROUP_INCOMPLETE',
  'OUT_OF_STOCK',
  'PRODUCT_NOT_ENOUGH_OR_QUOTA_EXCEED',
  'APPROVAL_REQUIRED',
  'APPROVAL_USED',
  'APPROVAL_RECHECK',
  'APPROVAL_WITHDRAWN',
  'CART_EMPTY',
];

export function isMendedInCart({ code }: ApiError): boolean {
  return code !== undefined && IN_CART.includes(code);
}

export function isAboutCoupons({ code }: ApiError): boolean {
  return code?.startsWith('COUPON_') ?? false;
}

/** The products that a refusal names. */
export function productsOf({ data }: ApiError): readonly number[] {
  const { product_ids: ids, product_id: id } = data;
  const all = Array.isArray(ids) ? ids : [id];
  return all.filter((one): one is number => typeof one === 'number');
}
