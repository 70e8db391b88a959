import { z } from 'zod';
import {
  bahtSchema,
  isoDateTimeSchema,
  pageOf,
  seenSchema,
  textSchema,
  versionSchema,
} from './common.ts';
import {
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  REFUND_REASONS,
} from './order-values.ts';
import { paymentIdParamSchema } from './payments.ts';
import { STAFF_PAYMENT_MOVES } from './staff-values.ts';

/** Money that only people can resolve, or that staff should know of. */
export const staffPaymentSchema = z
  .object({
    payment_id: z.string(),
    order_id: z.string(),
    order_status: z.enum(ORDER_STATUSES),
    method: z.enum(PAYMENT_METHODS),
    provider: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    /** What was asked for. */
    amount: bahtSchema,
    /** What came in, where it is something else. */
    received: z.object({ amount: bahtSchema, currency: z.string() }).nullable(),
    /** `failed`: the provider refused it, or does not say how much it gave back by itself. */
    refund: z
      .object({
        status: z.enum(['pending', 'done', 'failed']),
        /** Amount asked for, else the amount that the provider gave back by itself. */
        amount: bahtSchema,
        /** Amount that the provider gave back by itself; null where it does not say how much. */
        unasked: bahtSchema.nullable(),
        reason: z.enum(REFUND_REASONS),
      })
      .nullable(),
    since: isoDateTimeSchema,
    /** What may be done about it now. */
    moves: z.array(z.enum(STAFF_PAYMENT_MOVES)),
    version: versionSchema,
  })
  .meta({ id: 'StaffPayment' });
export type StaffPayment = z.infer<typeof staffPaymentSchema>;

export const staffPaymentPageSchema = pageOf(staffPaymentSchema)
  .extend({ now: isoDateTimeSchema })
  .meta({ id: 'StaffPaymentPage' });
export type StaffPaymentPage = z.infer<typeof staffPaymentPageSchema>;

export const staffPaymentMoveSchema = seenSchema.extend({
  /** Why, for the audit log. */
  reason: textSchema(3, 300),
});

export const staffPaymentParamSchema = paymentIdParamSchema.extend({
  move: z.enum(STAFF_PAYMENT_MOVES),
});
