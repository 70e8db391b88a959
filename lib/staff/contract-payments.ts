import { z } from 'zod';
import {
  bahtSchema,
  isoDateTimeSchema,
  localeQuerySchema,
  placeByMomentSchema,
  placedPageOf,
  seenSchema,
  textSchema,
  versionSchema,
} from '../api/contract.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES, REFUND_REASONS } from '../orders/contract-values.ts';
import { PAYMENT_METHODS } from '../checkout/contract-values.ts';
import { paymentIdParamSchema } from '../payments/contract.ts';
import { STAFF_PAYMENT_MOVES } from './contract-values.ts';

/** Payments for manual resolution or staff attention. */
export const staffPaymentSchema = z
  .object({
    payment_id: z.string(),
    order_id: z.string(),
    order_status: z.enum(ORDER_STATUSES),
    method: z.enum(PAYMENT_METHODS),
    provider: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    /** Requested amount. */
    amount: bahtSchema,
    /** Received amount, if it differs. */
    received: z.object({ amount: bahtSchema, currency: z.string() }).nullable(),
    /** `failed`: the provider refused it, or does not state the amount it returned unasked. */
    refund: z
      .object({
        status: z.enum(['pending', 'done', 'failed']),
        /** Requested amount, else the amount that the provider returned unasked. */
        amount: bahtSchema,
        /** Amount returned by the provider unasked; null when not stated. */
        unasked: bahtSchema.nullable(),
        reason: z.enum(REFUND_REASONS),
      })
      .nullable(),
    since: isoDateTimeSchema,
    moves: z.array(z.enum(STAFF_PAYMENT_MOVES)),
    version: versionSchema,
  })
  .meta({ id: 'StaffPayment' });
export type StaffPayment = z.infer<typeof staffPaymentSchema>;

export const staffPaymentPageSchema = placedPageOf(staffPaymentSchema)
  .extend({ now: isoDateTimeSchema })
  .meta({ id: 'StaffPaymentPage' });
export type StaffPaymentPage = z.infer<typeof staffPaymentPageSchema>;

export const staffPaymentQuerySchema = localeQuerySchema.extend(
  placeByMomentSchema('[A-Za-z0-9_-]{8,64}').shape,
);

export const staffPaymentMoveSchema = seenSchema.extend({
  /** Reason for the audit log. */
  reason: textSchema(3, 300),
});

export const staffPaymentParamSchema = paymentIdParamSchema.extend({
  move: z.enum(STAFF_PAYMENT_MOVES),
});
